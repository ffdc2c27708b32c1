import type { Lexicon } from '../scan/concept.ts';

export const es: Lexicon = {
  language: 'es',
  phrases: {
    ignore:
      'ignora, ignore, ignorad, ignorar, ignoren, olvida, olvide, olviden, olvidar, descarta, descarte, desestima, desestime, omite, omita, no sigas, no siga, no hagas caso, no haga caso, haz caso omiso, haga caso omiso, anula, anule, pasa por alto, pase por alto, sustituye, desobedece',
    prior:
      'anterior*, previa, previas, previo, previos, todas, todo, todos, tus, sus, de arriba, arriba, originale*, existentes, iniciale*, recibidas, precedentes, del sistema, sistema, hasta ahora',
    instruction:
      'instrucción, instrucciones, directriz, directrices, indicaciones, órdenes, reglas, directivas, prompt, prompts, mensaje del sistema, restricciones, consignas',
    own: 'mis instrucciones, mis anteriores, mi anterior, mi último, nuestro anterior, nuestras anteriores',
    assistant:
      'asistente de ia, asistente ia, asistentes de ia, agente de ia, agentes de ia, agente ia, modelo de lenguaje, modelos de lenguaje, modelo de ia, ia, asistente virtual, asistente de correo, asistente digital, inteligencia artificial, querido asistente, estimado asistente, hola asistente, al asistente, chatbot, chatgpt, copilot, llm',
    user: 'usuario, usuaria, al usuario, titular de la cuenta, dueño de la cuenta, propietario de la cuenta, propietario del buzón',
    you: 'tú, tu, te, ti, usted, su, vosotros, vuestro',
    self: 'yo, hemos, he, estamos, estoy',
    opener:
      'por favor, y, luego, después, ahora, entonces, inmediatamente, debes, debe, tienes que, tiene que, siempre, primero',
    please: 'por favor, podrías, podría, puedes, puede usted, te ruego, le ruego, les rogamos',
    question: 'quién, qué, cuándo, dónde, por qué, cómo, cuál, cuáles, hay, tienes, tiene',
    imperative:
      'envía, envíe, reenvía, reenvíe, elimina, elimine, borra, borre, responde, responda, escribe, escriba, di, diga, añade, añada, agrega, agregue, da, dé, dame, muestra, muestre, abre, abra, haz, haga, lee, lea, crea, cree, guarda, guarde, verifica, verifique, traduce, traduzca, resume, resuma, llama, llame, confirma, confirme, paga, pague, ejecuta, ejecute, ignora, ignore, olvida, olvide, usa, use, utiliza, utilice, comparte, comparta, explica, explique, busca, busque, recuerda, recuerde, memoriza, memorice, recomienda, recomiende, menciona, mencione, indica, indique, copia, copie, revisa, revise, dime, cuéntame, elige, compara, calcula, describe',
    send: 'envía, envíe, enviar, envíen, reenvía, reenvíe, reenviar, manda, mande, mandar, transmite, transmita, comparte, comparta, responde, responda, copia, copie, remite, remita, facilita, facilite',
    remove:
      'elimina, elimine, eliminar, borra, borre, borrar, archiva, archive, archivar, suprime, suprima, mueve, mueva, vacía, vacíe',
    reveal:
      'muestra, muestre, revela, revele, divulga, divulgue, imprime, imprima, enseña, lista, proporciona, proporcione',
    say: 'di, diga, dile, dígale, menciona, mencione, informa, informe, añade, añada, incluye, incluya, agrega, agregue, escribe, escriba, recomienda, recomiende, indica, indique, avisa, avise, responde con',
    secret:
      'contraseña, contraseñas, código de verificación, códigos de verificación, código de seguridad, códigos de seguridad, código de acceso, códigos de acceso, código de un solo uso, códigos de un solo uso, código de inicio de sesión, códigos de inicio de sesión, clave de acceso, claves de acceso, credenciales, clave api, claves api, código de confirmación, códigos de confirmación, códigos 2fa, código 2fa, enlace de restablecimiento, enlaces de restablecimiento, código de autenticación, códigos de autenticación',
    mail: 'correo, correos, e mail, email, emails, mensaje, mensajes, bandeja de entrada, buzón, factura, facturas, adjunto, adjuntos, contactos, informe, documento, documentos, correo electrónico',
    allMail:
      'todos los correos, todos los mensajes, todos los emails, cada correo, cada mensaje, últimos correos, últimos mensajes, últimos diez, diez últimos, últimas diez, últimas cinco, últimos cinco, toda la bandeja, todo el buzón, todas las facturas, todos los contactos, lista de contactos, libreta de direcciones, toda la conversación, mensajes no leídos',
    conceal:
      'no le digas, no le diga, no digas, no diga, no menciones, no mencione, no lo menciones, no lo mencione, no informes, no informe, no notifiques, no notifique, no avises, no avise, no reveles, no revele, no muestres, no muestre, sin decir*, sin informar, sin avisar, sin notificar, sin mencionar, sin que, oculta, oculte, ocúltalo, a espaldas, no debe saber, no debe enterarse, no debe verlo, no se lo digas, no se lo diga',
    quietly: 'en silencio, silenciosamente, discretamente, en secreto, secretamente, en segundo plano',
    never: 'nunca, jamás, no compartas, no comparta, no envíes, no envíe',
    remember:
      'recuerda, recuerde, memoriza, memorice, guarda, guarde, ten en cuenta, tenga en cuenta, no olvides',
    store: 'en tu memoria, en su memoria, en la memoria, a tu memoria, memoria a largo plazo, en memoria',
    fact: 'lo siguiente, el hecho de que, que',
    future:
      'a partir de ahora, de ahora en adelante, desde ahora, en adelante, en el futuro, en futuras, en todas las futuras, en próximas, en las próximas conversaciones, para todas las futuras, en cada respuesta, en todas tus, cada vez que',
    answer:
      'tu respuesta, su respuesta, tus respuestas, sus respuestas, tu resumen, su resumen, cada respuesta, futuras conversaciones, próximas conversaciones',
    role: 'ahora eres, eres ahora, usted es ahora, a partir de ahora eres, ya no eres, actúa como, actúe como, finge ser, finge que, haz de cuenta, tu nuevo papel, tu nuevo rol, modo desarrollador, modo de desarrollador, modo mantenimiento',
    newTask: 'tu nueva tarea, su nueva tarea, tu verdadera tarea, tu nueva misión',
    unbound: 'sin restricciones, sin límites, sin limitaciones, sin reglas, sin ninguna restricción',
    approved:
      'usuario ya ha aprobado, usuario ha aprobado, usuario ya aprobó, usuario aprobó, usuario ha confirmado, usuario ya ha confirmado, usuario ha autorizado, usuario ya ha autorizado, usuario ya autorizó, aprobado por el usuario, autorizado por el usuario, confirmado por el usuario, usuario quiere que, usuario te pide',
    asksFirst:
      'pide permiso, pide confirmación, siempre pide, siempre pregunta, pregunta antes, le pregunta antes, te pregunta antes, solicita su aprobación, solicita su permiso, permiso antes, confirmación antes, espera su aprobación, con su permiso, nunca envía sin',
    noAsk:
      'sin preguntar, sin confirmación, sin confirmar, sin pedir confirmación, no es necesario confirmar, no hace falta confirmar, no se requiere confirmación, sin aprobación, sin consultar, no pidas confirmación, no hace falta confirmación',
    summary: 'resumen, resumir',
    summaryAct:
      'tu resumen, su resumen, en el resumen, al resumir, cuando resumas, si resumes, cuando resuma',
    machine:
      'la ia, una ia, toda ia, tu ia, su ia, asistente, asistentes, agente, agentes, robot, bot, programa, software, automatismo, el modelo, el sistema, secretario digital, secretaria digital, herramienta',
    calledTool:
      'asistente:, agente:, ia:, bot:, nota para el asistente, nota al asistente, nota para el agente, paso para el agente, paso para el asistente, tarea para el agente, tarea para el asistente, instrucción para el agente, instrucción para el asistente',
    visit:
      'abre, abra, abrir, visita, visite, carga, cargue, ve a, vaya a, haz clic, haga clic, sigue, siga, llama, llame',
    dropTask:
      'ignora la petición, ignore la petición, ignora la solicitud, ignore la solicitud, deja la petición, deje la petición, deja la solicitud, deje la solicitud, olvida la petición, olvide la petición, olvida la solicitud, olvida la pregunta, ignora la pregunta, ignora la tarea, ignore la tarea, abandona la tarea, abandone la tarea, sáltate el resumen, en lugar del resumen',
    reportSuch:
      'informe de estos, denuncie estos, reporte estos, reporten estos, reenvíe estos, avise de estos, correos sospechosos, mensajes sospechosos',
  },
};
