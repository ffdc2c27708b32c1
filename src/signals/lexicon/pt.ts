import type { Lexicon } from '../scan/concept.ts';

export const pt: Lexicon = {
  language: 'pt',
  phrases: {
    ignore:
      'ignore, ignora, ignorar, ignorem, esqueça, esquece, esquecer, desconsidere, desconsidera, desconsiderar, despreze, descarte, não siga, não sigas, anule, contorne, substitua',
    prior:
      'anterior*, prévi*, todas, todos, tudo, suas, tuas, acima, original, originais, existentes, iniciais, recebidas, precedentes, do sistema, sistema, até agora, antes',
    instruction:
      'instrução, instruções, diretriz, diretrizes, diretivas, orientações, ordens, regras, comandos, prompt, prompts, mensagem do sistema, restrições',
    own: 'minhas instruções, minhas anteriores, meu anterior, minha última, meu último, nossas anteriores',
    assistant:
      'assistente de ia, assistentes de ia, assistente ia, agente de ia, agentes de ia, modelo de linguagem, modelos de linguagem, modelo de ia, ia, assistente virtual, assistente de e mail, assistente de email, assistente digital, inteligência artificial, caro assistente, prezado assistente, olá assistente, ao assistente, chatbot, chatgpt, copilot, llm',
    user: 'usuário, usuária, utilizador, utilizadora, titular da conta, dono da conta, proprietário da conta',
    you: 'você, vocês, tu, te, ti, teu, tua, seu, sua',
    self: 'eu, estamos, estou, enviei',
    opener:
      'por favor, e, depois, então, agora, em seguida, imediatamente, você deve, deves, deve, sempre, primeiro',
    please: 'por favor, poderia, podia, pode, queira, gentileza',
    question: 'quem, o que, quando, onde, por que, porquê, como, qual, quais, há, você tem, tem',
    imperative:
      'envie, envia, encaminhe, encaminha, reencaminhe, apague, apaga, exclua, elimine, responda, responde, escreva, escreve, diga, diz, adicione, acrescente, dê, mostre, mostra, abra, clique, leia, crie, guarde, salve, verifique, traduza, resuma, ligue, confirme, pague, execute, ignore, esqueça, use, utilize, faça, compartilhe, partilhe, explique, procure, lembre, memorize, recomende, mencione, indique, copie, inclua, informe, avise, escolha, compare, calcule, descreva',
    send: 'envie, envia, enviar, enviem, encaminhe, encaminha, encaminhar, reencaminhe, mande, manda, transmita, compartilhe, partilhe, responda, copie, repasse, repassa, remeta',
    remove:
      'apague, apaga, apagar, exclua, exclui, excluir, elimine, elimina, delete, deleta, arquive, arquiva, remova, mova, esvazie',
    reveal: 'mostre, mostra, revele, revela, divulgue, imprima, exiba, liste, forneça, exponha',
    say: 'diga, dizer, mencione, informe, adicione, acrescente, inclua, escreva, recomende, indique, avise, responda com',
    secret:
      'senha, senhas, palavra passe, palavras passe, código de verificação, códigos de verificação, código de segurança, códigos de segurança, código de acesso, códigos de acesso, código de uso único, códigos de uso único, código de login, códigos de login, credenciais, chave de api, chaves de api, chave api, código de confirmação, códigos de confirmação, código 2fa, códigos 2fa, link de redefinição, links de redefinição, código de autenticação, códigos de autenticação',
    mail: 'e mail, e mails, email, emails, mensagem, mensagens, caixa de entrada, fatura, faturas, anexo, anexos, contatos, contactos, relatório, documento, documentos, correio',
    allMail:
      'todos os e mails, todos os emails, todas as mensagens, cada e mail, cada mensagem, últimos e mails, últimas mensagens, últimos dez, últimas dez, dez últimos, últimas cinco, últimos cinco, toda a caixa, todas as faturas, todos os contatos, todos os contactos, lista de contatos, lista de contactos, mensagens não lidas, toda a conversa',
    conceal:
      'não conte, não contes, não diga, não digas, não mencione, não menciones, não informe, não informes, não notifique, não avise, não avises, não revele, não mostre, sem dizer, sem contar, sem informar, sem avisar, sem notificar, sem mencionar, sem que, esconda, oculte, não deve saber, não pode saber, não precisa saber',
    quietly: 'silenciosamente, em silêncio, discretamente, secretamente, em segredo, em segundo plano',
    never: 'nunca, jamais, não compartilhe, não partilhe, não envie',
    remember: 'lembre se, lembra te, lembre, memorize, guarde, salve, tenha em mente, grave',
    store:
      'na sua memória, na tua memória, em sua memória, na memória, memória de longo prazo, à sua memória',
    fact: 'o seguinte, o fato de que, o facto de, que',
    future:
      'a partir de agora, de agora em diante, daqui em diante, doravante, no futuro, em futuras, em todas as futuras, em próximas, nas próximas conversas, para todas as futuras, em cada resposta, em todas as suas, sempre que',
    answer:
      'sua resposta, tua resposta, suas respostas, seu resumo, teu resumo, cada resposta, futuras conversas, próximas conversas',
    role: 'você agora é, agora você é, tu és agora, agora és, a partir de agora você é, você não é mais, aja como, age como, finja ser, finja que, atue como, seu novo papel, modo desenvolvedor, modo de desenvolvedor, modo de manutenção',
    newTask: 'sua nova tarefa, tua nova tarefa, sua verdadeira tarefa, sua nova missão',
    unbound: 'sem restrições, sem limites, sem limitações, sem regras, sem nenhuma restrição',
    approved:
      'usuário já aprovou, usuário aprovou, usuário já confirmou, usuário confirmou, usuário já autorizou, usuário autorizou, utilizador já aprovou, utilizador já autorizou, utilizador aprovou, aprovado pelo usuário, autorizado pelo usuário, aprovado pelo utilizador, usuário quer que',
    asksFirst:
      'pede permissão, pede autorização, pede confirmação, pergunta sempre, sempre pergunta, pergunta antes, permissão antes, autorização antes, confirmação antes, espera a sua aprovação, aguarda a sua confirmação, com a sua autorização, nunca envia sem',
    noAsk:
      'sem perguntar, sem confirmação, sem confirmar, sem pedir confirmação, não é necessário confirmar, não precisa confirmar, sem aprovação, sem consultar, não é preciso confirmar, não peça confirmação',
    summary: 'resumo, resumir',
    summaryAct: 'seu resumo, teu resumo, no resumo, ao resumir, quando resumir, se resumir',
    machine:
      'a ia, uma ia, qualquer ia, assistente, assistentes, agente, agentes, robô, bot, programa, software, o modelo, o sistema, secretário digital, secretária digital, ferramenta, automatismo',
    calledTool:
      'assistente:, agente:, ia:, bot:, robô:, nota para o assistente, nota ao assistente, nota para o agente, passo para o agente, passo para o assistente, tarefa para o agente, tarefa para o assistente, instrução para o agente, instrução para o assistente',
    visit: 'abra, abre, abrir, visite, visita, carregue, acesse, acede, vá para, clique, siga, chame',
    dropTask:
      'ignore o pedido, ignora o pedido, deixe o pedido, deixa o pedido, esqueça o pedido, esquece o pedido, ignore a pergunta, esqueça a pergunta, ignore a tarefa, esqueça a tarefa, abandone a tarefa, pule o resumo, salte o resumo, em vez do resumo',
    reportSuch:
      'denuncie estas, reporte estas, comunique estas, encaminhe estas, denuncie esses, reporte esses, mensagens suspeitas, emails suspeitos, e mails suspeitos',
  },
};
