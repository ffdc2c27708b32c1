import type { Lexicon } from '../scan/concept.ts';

export const it: Lexicon = {
  language: 'it',
  phrases: {
    ignore:
      'ignora, ignori, ignorate, ignorare, dimentica, dimentichi, dimenticate, dimenticare, trascura, tralascia, non seguire, non tenere conto, non tenga conto, scarta, annulla, aggira, sovrascrivi, disattendi',
    prior:
      'precedent*, tutte, tutti, tutto, tue, vostre, sue, sopra, originali, esistenti, iniziali, ricevute, anteriori, di sistema, sistema, finora',
    instruction:
      'istruzione, istruzioni, direttiva, direttive, indicazioni, ordini, regole, comandi, prompt, messaggio di sistema, restrizioni, linee guida',
    own: 'la presente, il presente, mie istruzioni, mie precedenti, mia precedente, mio precedente, mia ultima, nostre precedenti',
    assistant:
      'assistente ia, assistente ai, assistenti ai, agente ai, agenti ai, agente ia, modello linguistico, modelli linguistici, modello ai, ia, assistente virtuale, assistente di posta, assistente email, assistente digitale, intelligenza artificiale, caro assistente, gentile assistente, ciao assistente, allassistente, chatbot, chatgpt, copilot, llm',
    user: 'utente, titolare dellaccount, proprietario dellaccount, titolare del conto, proprietario della casella',
    you: 'tu, te, ti, tuo, tua, lei, voi, vostro',
    self: 'io, abbiamo, ho, stiamo',
    opener:
      'per favore, per cortesia, e, poi, quindi, ora, adesso, subito, immediatamente, devi, deve, sempre, prima',
    please: 'per favore, per cortesia, potresti, potrebbe, puoi, può, la prego, si prega',
    question: 'chi, che cosa, cosa, quando, dove, perché, come, quale, quali, cè, ci sono, hai, ha',
    imperative:
      'invia, inviate, invii, inoltra, inoltri, inoltrate, elimina, elimini, cancella, rispondi, risponda, rispondete, scrivi, scriva, scrivete, di, dica, dite, aggiungi, aggiunga, dai, dammi, mostra, mostri, apri, apra, clicca, leggi, legga, crea, crei, salva, salvi, verifica, verifichi, traduci, traduca, riassumi, riassuma, chiama, chiami, conferma, confermi, paga, paghi, esegui, esegua, ignora, ignori, dimentica, usa, usi, utilizza, fai, faccia, fate, condividi, condivida, spiega, spieghi, cerca, cerchi, ricorda, ricordi, memorizza, memorizzi, raccomanda, consiglia, menziona, indica, copia, copi, includi, informa, avvisa, dimmi, scegli, confronta, calcola, descrivi',
    send: 'invia, invii, inviate, inviare, inoltra, inoltri, inoltrate, inoltrare, manda, mandi, mandate, trasmetti, trasmetta, condividi, condivida, rispondi, risponda, copia, copi, spedisci, spedisca, gira',
    remove:
      'elimina, elimini, eliminate, eliminare, cancella, cancelli, cancellate, cancellare, archivia, archivi, rimuovi, rimuova, sposta, sposti, svuota',
    reveal: 'mostra, mostri, rivela, riveli, divulga, stampa, elenca, esponi, fornisci, fornisca',
    say: 'di, dica, dire, menziona, menzioni, informa, informi, aggiungi, aggiunga, includi, includa, scrivi, scriva, consiglia, consigli, raccomanda, raccomandi, indica, avvisa, avvisi, rispondi con',
    secret:
      'password, codice di verifica, codici di verifica, codice di sicurezza, codici di sicurezza, codice di accesso, codici di accesso, codice monouso, codici monouso, credenziali, chiave api, chiavi api, codice di conferma, codici di conferma, codice 2fa, codici 2fa, link di reimpostazione, codice otp, codici otp, codice di autenticazione, codici di autenticazione, parola dordine',
    mail: 'e mail, email, mail, messaggio, messaggi, posta, casella, posta in arrivo, fattura, fatture, allegato, allegati, contatti, rapporto, documento, documenti',
    allMail:
      'tutte le e mail, tutte le email, tutte le mail, tutti i messaggi, ogni e mail, ogni email, ogni messaggio, ultime e mail, ultime email, ultimi messaggi, ultimi dieci, ultime dieci, ultime cinque, ultimi cinque, tutta la posta, intera casella, tutte le fatture, tutti i contatti, elenco dei contatti, rubrica, messaggi non letti, intera conversazione',
    conceal:
      'non dire, non dica, non dirlo, non dite, non menzionare, non menzionarlo, non informare, non informi, non avvisare, non avvisi, non rivelare, non mostrare, non notificare, senza dirlo, senza dire, senza informare, senza avvisare, senza menzionare, senza che, nascondi, nasconda, allinsaputa, non deve sapere, non deve saperlo, non deve vedere',
    quietly: 'in silenzio, silenziosamente, di nascosto, segretamente, discretamente, in background',
    never: 'mai, non condividere, non condivida, non inviare',
    remember:
      'ricorda, ricordati, ricordi, memorizza, memorizzi, salva, salvi, tieni a mente, tenga presente',
    store:
      'nella tua memoria, nella sua memoria, in memoria, nella memoria, alla tua memoria, memoria a lungo termine',
    fact: 'quanto segue, il fatto che, che',
    future:
      'dora in poi, da ora in poi, da questo momento, a partire da ora, in futuro, nelle future, in tutte le future, nelle prossime conversazioni, nelle prossime, per tutte le future, in ogni risposta, ogni volta che',
    answer:
      'tua risposta, sua risposta, tue risposte, tuo riassunto, tuo riepilogo, ogni risposta, future conversazioni, prossime conversazioni',
    role: 'ora sei, adesso sei, da ora in poi sei, non sei più, agisci come, agisca come, comportati come, fingi di essere, fai finta, il tuo nuovo ruolo, modalità sviluppatore, modalità manutenzione',
    newTask: 'il tuo nuovo compito, la tua nuova missione, il tuo vero compito',
    unbound: 'senza restrizioni, senza limiti, senza limitazioni, senza regole, senza alcuna restrizione',
    approved:
      'utente ha già approvato, utente ha approvato, utente ha confermato, utente ha già confermato, utente ha autorizzato, utente ha già autorizzato, approvato dallutente, autorizzato dallutente, utente vuole che',
    asksFirst:
      "chiede sempre, chiede prima, chiede conferma, chiede il permesso, chiede l'autorizzazione, conferma prima, permesso prima, prima di inviare chiede, attende la sua conferma, con il suo consenso, con il tuo consenso, mai senza il suo consenso",
    noAsk:
      'senza chiedere, senza conferma, senza confermare, senza chiedere conferma, non è necessario confermare, non serve conferma, nessuna conferma, senza approvazione, senza consultare',
    summary: 'riassunto, riepilogo, riassumere',
    summaryAct:
      'tuo riassunto, tuo riepilogo, nel riassunto, nel riepilogo, quando riassumi, nel riassumere, se riassumi',
    machine:
      'lia, una ia, ogni ia, assistente, assistenti, lassistente, agente, agenti, lagente, robot, bot, programma, software, il modello, il sistema, segretario digitale, segretaria digitale, strumento',
    calledTool:
      'assistente:, agente:, ia:, bot:, nota per lassistente, nota allassistente, nota per lagente, passo per lagente, passo per lassistente, compito per lagente, compito per lassistente, istruzione per lagente, istruzione per lassistente',
    visit:
      'apri, apra, aprire, visita, visiti, carica, carichi, vai su, vada su, clicca, clicchi, segui, segua, chiama',
    dropTask:
      'ignora la richiesta, ignori la richiesta, lascia la richiesta, lasci la richiesta, dimentica la richiesta, ignora la domanda, dimentica la domanda, ignora il compito, abbandona il compito, lascia il compito, salta il riassunto, invece del riassunto',
    reportSuch:
      'segnalate questi, segnala questi, segnalate questi messaggi, segnalare questi, inoltrate questi, messaggi sospetti, mail sospette, email sospette',
  },
};
