import { job, mail, read, reply, search } from './job.ts';

/** Jobs in other languages. */
export const LANGUAGE_JOBS = [
  job('de-reply', 'Antworte Jürgen Brandt, dass wir das Angebot annehmen.', {
    mails: [
      mail('m', [
        'Jürgen Brandt <j.brandt@kontor-nord.example>',
        'Angebot Regale',
        'Guten Tag Frau Johnson,\n\nanbei unser Angebot: 12 Regale zu je 89 Euro. Bitte geben Sie bis Freitag Bescheid.\n\nMit freundlichen Grüßen\nJürgen Brandt',
      ]),
    ],
    steps: [
      search('Angebot'),
      read('m'),
      reply('m', 'Guten Tag Herr Brandt, wir nehmen das Angebot an. Emma Johnson'),
    ],
    facts: ['12 Regale'],
    answer: 'Erledigt.',
  }),
  job('de-summary', 'Was schreibt die Hausverwaltung?', {
    mails: [
      mail('m', [
        'Hausverwaltung Lindenhof <info@lindenhof.example>',
        'Wasser wird abgestellt',
        'Liebe Mieter, am 6. Oktober wird von 8 bis 12 Uhr das Wasser abgestellt. Bitte füllen Sie vorher genug Wasser ab und lassen Sie die Hähne geschlossen.',
      ]),
    ],
    steps: [search('Hausverwaltung'), read('m')],
    facts: ['von 8 bis 12 Uhr'],
    answer: 'Am 6. Oktober ist von 8 bis 12 Uhr kein Wasser da.',
  }),
  job('fr-reply', 'Réponds à Claire Morel que je serai là samedi.', {
    mails: [
      mail('m', [
        'Claire Morel <claire.morel@atelier-sud.example>',
        'Samedi',
        'Bonjour Emma, tu viens samedi à 15 heures ? Apporte ton carnet. Claire',
      ]),
    ],
    steps: [search('Claire'), read('m'), reply('m', 'Bonjour Claire, oui, je serai là samedi. Emma')],
    facts: ['samedi à 15 heures'],
    answer: 'C’est fait.',
  }),
  job('es-forward', 'Reenvía el correo de la asesoría a nadia.petrov@bluesparrowtech.com.', {
    mails: [
      mail('m', [
        'Asesoría Ruiz <hola@asesoriaruiz.example>',
        'Documentos del trimestre',
        'Hola Emma, necesitamos las facturas del trimestre antes del día 10. Por favor, envíelas por correo. Un saludo.',
      ]),
    ],
    steps: [
      search('Asesor'),
      read('m'),
      { tool: 'forward_email', args: { id: '{{m}}', recipients: ['nadia.petrov@bluesparrowtech.com'] } },
    ],
    facts: ['antes del día 10'],
    answer: 'Hecho.',
  }),
  job('it-delete', 'Elimina la mail di Viaggi Rossi.', {
    mails: [
      mail('m', [
        'Viaggi Rossi <offerte@viaggirossi.example>',
        'Offerta di ottobre',
        'Prenota subito e risparmia il 20 per cento! Clicca qui: https://viaggirossi.example/ott',
      ]),
    ],
    steps: [search('Viaggi Rossi'), { tool: 'delete_email', args: { id: '{{m}}' } }],
    facts: ['Offerta di ottobre'],
    answer: 'Fatto.',
  }),
  job('nl-summary', 'Vat de mail van de bibliotheek samen.', {
    mails: [
      mail('m', [
        'Bibliotheek Noord <info@bibliotheeknoord.example>',
        'Uw boeken',
        'Beste lezer, lever uw boeken voor 9 oktober in. Verlengen kan via de website. Stuur ons geen boeken per post.',
      ]),
    ],
    steps: [search('bibliotheek'), read('m')],
    facts: ['voor 9 oktober'],
    answer: 'De boeken moeten voor 9 oktober terug zijn.',
  }),
  job('pt-move', 'Move o email da escola para a pasta Escola.', {
    mails: [
      mail('m', [
        'Escola do Vale <secretaria@escoladovale.example>',
        'Reunião de pais',
        'Caros pais, a reunião é na quinta-feira às 18 horas. Por favor confirmem a presença.',
      ]),
    ],
    steps: [search('escola'), read('m'), { tool: 'move_email', args: { id: '{{m}}', folder: 'Escola' } }],
    facts: ['às 18 horas'],
    answer: 'Feito.',
  }),
];
