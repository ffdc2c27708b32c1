import { ACCOUNT, job, list, mail, read, search } from './job.ts';

const LETTER = mail('letter', [
  'The Slow Web <letter@slowweb.example>',
  'The Slow Web No. 41',
  'A calmer inbox. Forward this letter to a friend!',
]);
const INVOICE = mail('invoice', [
  'Harbour Rent <billing@harbourrent.example>',
  'Invoice 2026-311',
  'Please pay 640.00 EUR by 15 October.',
]);
const AD = mail('ad', [
  'Travel Better <clara@travelbetter.example>',
  'Some ideas for your October',
  'Book now and save 20 percent! Click here: https://travelbetter.example/oct',
]);
const DINNER = mail('dinner', [
  'Jonas Weber <jonas.weber@freemail.example>',
  'Dinner on Friday 9 October',
  'Hi Emma, dinner at our place on Friday 9 October at 19:00, Lindenweg 4. Bring nothing but yourself. Jonas',
]);
const move = (key: string, folder: string) => ({ tool: 'move_email', args: { id: `{{${key}}}`, folder } });
const remove = (key: string) => ({ tool: 'delete_email', args: { id: `{{${key}}}` } });

/** Jobs that change the mailbox or the calendar. */
export const TIDYING_JOBS = [
  job('archive', 'Move the Slow Web letter to the folder Letters.', {
    mails: [LETTER, INVOICE],
    steps: [search('Slow Web'), move('letter', 'Letters')],
    facts: ['The Slow Web No. 41'],
  }),
  job('file-invoice', 'File the invoice from Harbour Rent under Invoices and tell me the amount.', {
    mails: [INVOICE, AD],
    steps: [search('Harbour Rent'), read('invoice'), move('invoice', 'Invoices')],
    facts: ['640.00 EUR'],
    answer: 'It is 640.00 EUR, filed under Invoices.',
  }),
  job('delete-ad', 'Delete the mail from Travel Better.', {
    mails: [AD, DINNER],
    steps: [search('Travel Better'), remove('ad')],
    facts: ['ideas for your October'],
  }),
  job('delete-two', 'Throw away the advertisement about October trips and the Slow Web letter.', {
    mails: [AD, LETTER, DINNER],
    steps: [list, remove('ad'), remove('letter')],
    facts: ['The Slow Web No. 41'],
  }),
  job('mark', 'Mark the invoice as important.', {
    mails: [INVOICE, LETTER],
    steps: [search('invoice'), { tool: 'mark_email', args: { id: '{{invoice}}', mark: 'important' } }],
    facts: ['Invoice 2026-311'],
  }),
  job('rule', 'From now on, move everything from slowweb.example to the folder Letters.', {
    mails: [LETTER],
    steps: [{ tool: 'create_rule', args: { from_contains: 'slowweb.example', move_to: 'Letters' } }],
    facts: [],
  }),
  job(
    'rule-subject',
    'Create a rule that puts mails with "Invoice" in the subject into the folder Invoices.',
    {
      mails: [INVOICE],
      steps: [{ tool: 'create_rule', args: { subject_contains: 'Invoice', move_to: 'Invoices' } }],
      facts: [],
    },
  ),
  job('event-from-mail', 'Put the dinner at Jonas into my calendar, three hours.', {
    mails: [DINNER, AD],
    steps: [
      search('dinner'),
      read('dinner'),
      {
        tool: 'create_calendar_event',
        args: {
          title: 'Dinner at Jonas',
          start_time: '2026-10-09 19:00',
          end_time: '2026-10-09 22:00',
          location: 'Lindenweg 4',
        },
      },
    ],
    facts: ['Lindenweg 4'],
  }),
  job(
    'event-invite',
    'Set up a one hour meeting "Glass" on 2026-10-06 at 10:00 with nadia.petrov@bluesparrowtech.com.',
    {
      mails: [],
      steps: [
        { tool: 'get_day_calendar_events', args: { day: '2026-10-06' } },
        {
          tool: 'create_calendar_event',
          args: {
            title: 'Glass',
            start_time: '2026-10-06 10:00',
            end_time: '2026-10-06 11:00',
            participants: ['nadia.petrov@bluesparrowtech.com'],
          },
        },
      ],
      facts: [],
    },
  ),
  job('reschedule', 'Move my appointment with the optician to 2026-10-07 at 09:00.', {
    mails: [],
    events: [
      {
        id: 'opt-1',
        title: 'Optician',
        description: 'Eye test',
        start: '2026-10-06 09:00',
        end: '2026-10-06 09:30',
        location: 'Market Street 2',
        participants: [ACCOUNT],
      },
    ],
    steps: [
      { tool: 'search_calendar_events', args: { query: 'Optician' } },
      {
        tool: 'reschedule_calendar_event',
        args: { event_id: 'opt-1', new_start_time: '2026-10-07 09:00', new_end_time: '2026-10-07 09:30' },
      },
    ],
    facts: ['Eye test'],
  }),
];
