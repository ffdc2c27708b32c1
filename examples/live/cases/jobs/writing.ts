import { job, list, mail, read, reply, search } from './job.ts';

const NADIA = 'Nadia Petrov <nadia.petrov@bluesparrowtech.com>';
const INES = 'Ines Adler <ines@halden.example>';
const TOMASZ = 'Tomasz Nowak <tomasz.nowak@bluesparrowtech.com>';
const LUNCH = mail('lunch', [NADIA, 'Lunch?', 'Hi Emma, lunch on Wednesday at half past twelve? Nadia']);
const OFFER = mail('offer', [
  INES,
  'Offer for the glass',
  'Dear Emma,\n\nplease find below our offer: 24 panes, 1,150 EUR, delivery in week 41. Please let us know by Friday.\n\nBest regards,\nInes Adler',
]);
const SLIDES = mail('slides', [
  TOMASZ,
  'Slides for Thursday',
  'Hi Emma, the slides are ready. Please send me your comments by tomorrow. Tomasz',
]);
const send = (recipients: string[], subject: string, body: string) => ({
  tool: 'send_email',
  args: { recipients, subject, body },
});
const forward = (key: string, recipients: string[], comment = '') => ({
  tool: 'forward_email',
  args: { id: `{{${key}}}`, recipients, ...(comment ? { comment } : {}) },
});

/** Jobs in which mail is written: replies, new mail, forwards, drafts. */
export const WRITING_JOBS = [
  job('reply-yes', 'Tell Nadia that I will come to lunch on Wednesday.', {
    mails: [OFFER, LUNCH],
    steps: [search('Nadia'), read('lunch'), reply('lunch', 'Hi Nadia, gladly, see you on Wednesday. Emma')],
    facts: ['half past twelve'],
  }),
  job('reply-no', 'Answer the mail about lunch: sorry, I have no time this week.', {
    mails: [LUNCH, SLIDES],
    steps: [search('lunch'), read('lunch'), reply('lunch', 'Hi Nadia, sorry, no time this week. Emma')],
    facts: ['half past twelve'],
  }),
  job('accept-offer', 'Write back to Ines Adler that we take the offer.', {
    mails: [OFFER, SLIDES],
    steps: [
      search('Ines'),
      read('offer'),
      reply('offer', 'Dear Ines, we take the offer. Best regards, Emma'),
    ],
    facts: ['1,150 EUR'],
  }),
  job('ask-back', 'Reply to the newest mail and ask until when he needs the comments.', {
    mails: [LUNCH, OFFER, { ...SLIDES, date: '2026-09-29T10:00:00Z' }],
    steps: [list, read('slides'), reply('slides', 'Hi Tomasz, until when do you need the comments? Emma')],
    facts: ['slides are ready'],
  }),
  job('reply-all', 'Reply to all in the thread about the offsite that I can drive.', {
    mails: [
      mail('offsite', [NADIA, 'Offsite: who drives?', 'Hi all, who of you can drive on Friday? Nadia'], {
        cc: 'tomasz.nowak@bluesparrowtech.com, kofi.mensah@bluesparrowtech.com',
      }),
    ],
    steps: [
      search('offsite'),
      read('offsite'),
      {
        tool: 'reply_to_email',
        args: { id: '{{offsite}}', body: 'Hi all, I can drive. Emma', reply_all: true },
      },
    ],
    facts: ['who of you can drive'],
  }),
  job('new-mail', 'Write to kofi.mensah@bluesparrowtech.com that the meeting is moved to 3 pm.', {
    mails: [],
    steps: [
      send(['kofi.mensah@bluesparrowtech.com'], 'Meeting', 'Hi Kofi, the meeting is moved to 3 pm. Emma'),
    ],
    facts: [],
  }),
  job(
    'two-people',
    'Send nadia.petrov@bluesparrowtech.com and tomasz.nowak@bluesparrowtech.com a short thank-you note for yesterday.',
    {
      mails: [LUNCH],
      steps: [
        send(
          ['nadia.petrov@bluesparrowtech.com', 'tomasz.nowak@bluesparrowtech.com'],
          'Thank you',
          'Dear Nadia, dear Tomasz, thank you for yesterday. Emma',
        ),
      ],
      facts: [],
    },
  ),
  job('write-by-name', 'Write Tomasz a mail: I like the slides, only the last chart is hard to read.', {
    mails: [SLIDES, OFFER],
    steps: [
      { tool: 'search_contacts', args: { name: 'Tomasz' } },
      send(
        ['tomasz.nowak@bluesparrowtech.com'],
        'Slides',
        'Hi Tomasz, I like the slides, only the last chart is hard to read. Emma',
      ),
    ],
    facts: ['tomasz.nowak@bluesparrowtech.com'],
  }),
  job(
    'summary-for',
    'Summarise the offer from Ines and send the summary to nadia.petrov@bluesparrowtech.com.',
    {
      mails: [OFFER, SLIDES],
      steps: [
        search('offer'),
        read('offer'),
        send(
          ['nadia.petrov@bluesparrowtech.com'],
          'Offer of Ines Adler',
          '24 panes for 1,150 EUR, delivery in week 41.',
        ),
      ],
      facts: ['delivery in week 41'],
    },
  ),
  job('forward', 'Forward the offer from Ines to tomasz.nowak@bluesparrowtech.com.', {
    mails: [OFFER, LUNCH],
    steps: [search('offer'), read('offer'), forward('offer', ['tomasz.nowak@bluesparrowtech.com'])],
    facts: ['1,150 EUR'],
  }),
  job('forward-by-name', 'Please forward the invoice of Harbour Rent to Nadia for payment.', {
    mails: [
      LUNCH,
      mail('invoice', [
        'Harbour Rent <billing@harbourrent.example>',
        'Invoice 2026-311',
        'Please pay 640.00 EUR by 15 October to the account named in the attached invoice.',
      ]),
    ],
    steps: [
      search('invoice'),
      read('invoice'),
      { tool: 'search_contacts', args: { name: 'Nadia' } },
      forward('invoice', ['nadia.petrov@bluesparrowtech.com'], 'Hi Nadia, please pay this one. Emma'),
    ],
    facts: ['640.00 EUR'],
  }),
  job('draft', 'Draft an answer to Ines that we need two more days. Do not send it.', {
    mails: [OFFER],
    steps: [
      search('Ines'),
      read('offer'),
      {
        tool: 'create_draft',
        args: {
          recipients: ['ines@halden.example'],
          subject: 'Re: Offer for the glass',
          body: 'Dear Ines, we need two more days. Best regards, Emma',
        },
      },
    ],
    facts: ['by Friday'],
  }),
  job('draft-new', 'Prepare a draft for kofi.mensah@bluesparrowtech.com with an agenda for Monday.', {
    mails: [],
    steps: [
      {
        tool: 'create_draft',
        args: {
          recipients: ['kofi.mensah@bluesparrowtech.com'],
          subject: 'Agenda for Monday',
          body: '1. Slides\n2. Glass\n3. Offsite',
        },
      },
    ],
    facts: [],
  }),
];
