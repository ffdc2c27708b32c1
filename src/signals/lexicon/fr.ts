import type { Lexicon } from '../scan/concept.ts';

export const fr: Lexicon = {
  language: 'fr',
  phrases: {
    ignore:
      'ignore, ignorez, ignorer, oublie, oubliez, oublier, néglige, négligez, ne tiens pas compte, ne tenez pas compte, ne tenez plus compte, ne tiens plus compte, fais abstraction, faites abstraction, ne suis pas, ne suivez pas, ne suivez plus, contourne, contournez, écarte, écartez, passe outre, passez outre, annule, annulez, remplace, remplacez',
    prior:
      'précédent*, précéd*, antérieur*, ci dessus, toutes, tous, tout, tes, vos, initiale*, existante*, avant, reçues, du système, système',
    instruction:
      'instruction, instructions, consigne, consignes, directive, directives, règles, ordres, prompt, prompts, invite système, message système, restrictions, contraintes',
    own: 'la présente, le présent, mes instructions, mes précédentes, mes dernières, mon précédent, notre précédent, mon dernier, notre dernier',
    assistant:
      'assistant ia, assistants ia, assistante ia, agent ia, agents ia, modèle de langage, modèles de langage, modèle ia, ia, assistant virtuel, assistant de messagerie, assistant email, assistant numérique, intelligence artificielle, cher assistant, bonjour assistant, à lassistant, chatbot, chatgpt, copilot, llm',
    user: 'utilisateur, utilisatrice, titulaire du compte, propriétaire du compte, propriétaire de la boîte',
    you: 'tu, toi, ton, ta, tes, vous, votre, vos',
    self: 'je, jai, jen',
    opener:
      'veuillez, merci de, sil vous plaît, sil te plaît, et, puis, ensuite, maintenant, immédiatement, vous devez, tu dois, toujours, désormais, dabord',
    please:
      'veuillez, merci de, sil vous plaît, sil te plaît, pourriez vous, pouvez vous, peux tu, pourrais tu',
    question:
      'qui, que, quoi, quand, où, pourquoi, comment, quel, quelle, quels, quelles, est ce que, avez vous, as tu',
    imperative:
      'envoie, envoyez, transfère, transférez, supprime, supprimez, réponds, répondez, écris, écrivez, dis, dites, ajoute, ajoutez, donne, donnez, montre, montrez, ouvre, ouvrez, clique, cliquez, lis, lisez, crée, créez, enregistre, enregistrez, vérifie, vérifiez, traduis, traduisez, résume, résumez, appelle, appelez, confirme, confirmez, paie, payez, exécute, exécutez, ignore, ignorez, oublie, oubliez, utilise, utilisez, fais, faites, partage, partagez, explique, expliquez, cherche, cherchez, trouve, trouvez, retiens, retenez, souviens, souvenez, mémorise, mémorisez, recommande, recommandez, mentionne, mentionnez, indique, indiquez, choisis, choisissez, compare, calcule, décris, décrivez',
    send: 'envoie, envoyez, envoyer, transfère, transférez, transférer, transmets, transmettez, transmettre, fais suivre, faites suivre, réexpédie, réexpédiez, partage, partagez, communique, communiquez, réponds, répondez, copie, copiez, expédie, expédiez',
    remove:
      'supprime, supprimez, supprimer, efface, effacez, effacer, archive, archivez, archiver, déplace, déplacez, vide, videz',
    reveal:
      'montre, montrez, révèle, révélez, affiche, affichez, donne, donnez, divulgue, divulguez, liste, listez, imprime, imprimez',
    say: 'dis, dites, dire, mentionne, mentionnez, informe, informez, ajoute, ajoutez, inclus, incluez, écris, écrivez, signale, signalez, recommande, recommandez, indique, indiquez, réponds par, préviens, prévenez',
    secret:
      'mot de passe, mots de passe, code de vérification, codes de vérification, code de sécurité, codes de sécurité, code à usage unique, codes à usage unique, code de connexion, codes de connexion, identifiants, code daccès, codes daccès, clé api, clés api, code de confirmation, code 2fa, codes 2fa, lien de réinitialisation, liens de réinitialisation, code dauthentification, codes dauthentification',
    mail: 'e mail, e mails, email, emails, mail, mails, message, messages, courriel, courriels, courrier, boîte de réception, facture, factures, pièce jointe, pièces jointes, contacts, rapport, document, documents',
    allMail:
      'tous les e mails, tous les emails, tous les mails, tous les messages, tous les courriels, chaque e mail, chaque message, derniers e mails, derniers messages, derniers mails, dix derniers, dix dernières, cinq derniers, cinq dernières, toute la boîte, toutes les factures, tous les contacts, liste de contacts, carnet dadresses, toute la conversation, messages non lus',
    conceal:
      'ne dis rien, ne dites rien, ne dis pas, ne dites pas, ne mentionne pas, ne mentionnez pas, ne le mentionne pas, ne le mentionnez pas, nen parle pas, nen parlez pas, ninforme pas, ninformez pas, ne préviens pas, ne prévenez pas, ne révèle pas, ne révélez pas, ne montre pas, ne montrez pas, sans le dire, sans en parler, sans informer, sans prévenir, sans avertir, sans en informer, à linsu, cache, cachez, ne doit pas savoir, ne doit pas le savoir, ne doit rien savoir, ne doit pas être informé, navertis pas, navertissez pas, sans que',
    quietly: 'discrètement, secrètement, en silence, silencieusement, en arrière plan, à linsu',
    never: 'jamais, ne partagez, ne communiquez, ne transmettez',
    remember:
      'souviens toi, souvenez vous, retiens, retenez, mémorise, mémorisez, rappelle toi, rappelez vous, garde en mémoire, gardez en mémoire, enregistre, enregistrez, note bien',
    store:
      'dans ta mémoire, dans votre mémoire, en mémoire, à ta mémoire, à votre mémoire, mémoire à long terme',
    fact: 'ce qui suit, le fait que, que',
    future:
      'à partir de maintenant, dorénavant, désormais, à lavenir, dans les futures, dans toutes les futures, dans toutes vos futures, dans tes prochaines, dans vos prochaines, pour toutes les futures, dans chaque réponse, à chaque fois, lors des prochaines, dans les prochaines conversations, pour toutes les prochaines',
    answer:
      'ta réponse, votre réponse, tes réponses, vos réponses, ton résumé, votre résumé, chaque réponse, prochaines conversations, futures conversations',
    role: 'tu es maintenant, vous êtes maintenant, tu es désormais, vous êtes désormais, agis comme, agissez comme, agis en tant que, agissez en tant que, fais comme si, faites comme si, joue le rôle, jouez le rôle, ton nouveau rôle, votre nouveau rôle, mode développeur, mode maintenance',
    newTask: 'ta nouvelle tâche, votre nouvelle tâche, ta nouvelle mission, votre nouvelle mission',
    unbound: 'sans restriction, sans restrictions, sans limites, sans règles, sans aucune restriction',
    approved:
      'utilisateur a déjà approuvé, utilisateur a approuvé, utilisateur a confirmé, utilisateur a déjà confirmé, utilisateur a autorisé, utilisateur a déjà autorisé, utilisateur a donné son accord, approuvé par lutilisateur, autorisé par lutilisateur, utilisateur souhaite que vous, utilisateur veut que tu, utilisateur te demande',
    asksFirst:
      "demande toujours, demande votre accord, vous demande, demande confirmation, demande avant, demande l'accord, demande votre autorisation, votre accord avant, avec votre accord, sans votre accord rien, confirmation avant, attend votre accord, attend votre confirmation",
    noAsk:
      'sans demander, sans confirmation, sans confirmer, aucune confirmation, pas besoin de confirmer, pas besoin de confirmation, sans autorisation, sans poser de question, inutile de confirmer, sans validation',
    summary: 'résumé, résumer, synthèse',
    summaryAct:
      'ton résumé, votre résumé, dans le résumé, en résumant, quand tu résumes, lorsque vous résumez, quand vous résumez, si vous résumez',
    machine:
      'lia, une ia, toute ia, votre ia, ton ia, assistant, assistante, lassistant, agent, lagent, robot, bot, logiciel, le logiciel, programme, automate, le modèle, le système, outil de tri, secrétaire numérique, résumeur, messagerie automatique',
    calledTool:
      'assistant:, agent:, ia:, bot:, robot:, note pour lassistant, note à lassistant, note pour lagent, note à lagent, étape pour lagent, étape pour lassistant, tâche pour lagent, tâche pour lassistant, consigne pour lagent, consigne pour lassistant',
    visit:
      'ouvre, ouvrez, ouvrir, visite, visitez, charge, chargez, va sur, allez sur, clique, cliquez, suis, suivez, appelle, appelez',
    dropTask:
      'ignore la demande, ignorez la demande, laisse la demande, laissez la demande, oublie la demande, oubliez la demande, ignore la question, ignorez la question, oublie la question, oubliez la question, ignore la tâche, ignorez la tâche, abandonne la tâche, abandonnez la tâche, saute le résumé, sautez le résumé, au lieu du résumé',
    reportSuch:
      'signalez ces, signalez tout, signalez de tels, signaler ces, signaler tout, transférez ces messages, messages suspects, mails suspects, merci de signaler',
  },
};
