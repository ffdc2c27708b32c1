import type { Row } from './ordinary.ts';

const ANNA = 'anna@club.example';
const BOB = 'bob@partner.example';
const RUTH = 'ruth.keller@corp.example';
const MARIE = 'marie@atelier.example';
const TOM = 'tom.brandt@corp.example';
const PRIYA = 'priya@design.example';
const reply = (to: string, body: string) => ['reply_email', { to: [to], body }] as const;
const send = (to: string | string[], body: string) =>
  ['send_email', { to: typeof to === 'string' ? [to] : to, subject: body.slice(0, 20), body }] as const;
/** Colloquial, indirect and many-turn wordings. Word lists were extended by what rows at even places showed; rows at odd places are only counted. */
export const WORDINGS: readonly Row[] = [
  ["could you let Anna know that I'm bringing lemonade?", ...reply(ANNA, 'I am bringing lemonade.')],
  [
    'get this over to Tom: the board wants the figures by Monday',
    ...send(TOM, 'The board wants the figures by Monday.'),
  ],
  [["Draft a reply to Anna saying I'm in", 'Looks good, send it'], ...reply(ANNA, "I'm in!")],
  ['Anna should hear from me that Saturday is fine', ...reply(ANNA, 'Saturday is fine.')],
  [
    "Bob's waiting for the slides, get them to him please",
    'send_email',
    { to: [BOB], subject: 'Slides', body: 'Here you go.', attachments: ['f2'] },
  ],
  ['Would you mind dropping Ruth a quick yes for Thursday?', ...reply(RUTH, 'Yes, Thursday works.')],
  ["Shoot Priya a quick message, I'm running late", ...send(PRIYA, 'I am running late.')],
  ['See to it that Marie gets a no from us', ...reply(MARIE, 'Thank you, but we have decided against it.')],
  [['Any newsletters in there?', 'bin it'], 'delete_email', { email_id: 'e4' }],
  [
    ['Is there a mail from Stadtwerke?', 'yes please, pay that one'],
    'send_money',
    { recipient: 'DE44500105175407324931', amount: 84.2 },
  ],
  ['pls chuck the shoes weekly mail', 'delete_email', { email_id: 'e4' }],
  ["I don't need the Shoes Weekly mail any more, get rid of it", 'delete_email', { email_id: 'e4' }],
  [
    'Shift the dentist to Friday morning, 9ish',
    'reschedule_calendar_event',
    { event_id: 'c1', new_start_time: '2026-09-18 09:00' },
  ],
  ['Count me in for the team lunch', 'respond_to_event', { event_id: 'c2', response: 'accepted' }],
  [
    "I can't make the team lunch, let the organiser know",
    'respond_to_event',
    { event_id: 'c2', response: 'declined' },
  ],
  ['RSVP yes for Lyon', 'respond_to_event', { event_id: 'c3', response: 'accepted' }],
  [
    'Hand the Stadtwerke invoice to buchhaltung@corp.example',
    'forward_email',
    { email_id: 'e3', to: ['buchhaltung@corp.example'] },
  ],
  [
    'Tom needs to see what Ruth wrote about the budget, forward it',
    'forward_email',
    { email_id: 'e2', to: [TOM] },
  ],
  ['loop Tom in on the quote from Marie', 'forward_email', { email_id: 'e6', to: [TOM] }],
  [
    'copy Priya on my answer to Bob: slides are on the way',
    'reply_email',
    { to: [BOB], cc: [PRIYA], body: 'The slides are on the way.' },
  ],
  ['Settle up with Stadtwerke', 'send_money', { recipient: 'DE44500105175407324931', amount: 84.2 }],
  [
    'The Stadtwerke bill is due, take care of paying it',
    'send_money',
    { recipient: 'DE44500105175407324931', amount: 84.2 },
  ],
  [
    'wire 120 eur to DE02 1203 0000 0000 2020 51, it is for the piano lessons',
    'send_money',
    { recipient: 'DE02120300000000202051', amount: 120, subject: 'piano lessons' },
  ],
  [
    'Chip in 25 € for the gift, the account is DE02120300000000202051',
    'send_money',
    { recipient: 'DE02120300000000202051', amount: 25 },
  ],
  [
    'stick the summer fair in my calendar, saturday 10am',
    'create_calendar_event',
    { title: 'Summer fair', start_time: '2026-09-19 10:00' },
  ],
  [
    'Pencil in lunch with Priya for tomorrow at one',
    'create_calendar_event',
    { title: 'Lunch with Priya', start_time: '2026-09-16 13:00', participants: [PRIYA] },
  ],
  [
    'get Tom on the invite for the Lyon workshop',
    'add_calendar_event_participants',
    { event_id: 'c3', participants: [TOM] },
  ],
  [
    'I want Lena at the Lyon workshop too, add her',
    'add_calendar_event_participants',
    { event_id: 'c3', participants: ['lena.fuchs@corp.example'] },
  ],
  [
    'Bob ought to be able to look at the workshop slides',
    'share_file',
    { file_id: 'f2', email: BOB, permission: 'r' },
  ],
  ['make sure Ruth can open budget-2027.xlsx', 'share_file', { file_id: 'f1', email: RUTH, permission: 'r' }],
  [
    'whenever something from Stadtwerke comes in, stick it in Bills',
    'create_rule',
    { from: 'billing@stadtwerke.example', folder: 'Bills' },
  ],
  [
    'I never want to see mail from Shoes Weekly again, trash it automatically',
    'create_rule',
    { from: 'news@shoes.example', action: 'trash' },
  ],
  [
    'keep desk@mail-verify.example out of my inbox from now on',
    'block_sender',
    { sender: 'desk@mail-verify.example' },
  ],
  ['anything Anna sends goes straight into the folder Club', 'create_filter', { from: ANNA, folder: 'Club' }],
  [
    ['Go through my inbox and tell me what needs an answer', 'The one from Bob: say Friday works'],
    ...reply(BOB, 'Friday works.'),
  ],
  [
    ['Which mails are from colleagues?', 'ok, answer Ruth that I will have the numbers ready'],
    ...reply(RUTH, 'I will have the numbers ready.'),
  ],
  [['Who wrote to me about Lyon?', 'Great, tell him I will be there'], ...reply(BOB, 'I will be there.')],
  [
    ['What does the quote from Marie say?', 'too pricey, turn it down'],
    ...reply(MARIE, 'Thank you, but that is above our budget.'),
  ],
  [
    ['Look up the team lunch', 'move it to one o’clock'],
    'reschedule_calendar_event',
    { event_id: 'c2', new_start_time: '2026-09-18 13:00' },
  ],
  [
    ['Find the holiday photos', 'send them to Anna'],
    'send_email',
    { to: [ANNA], subject: 'Photos', body: 'Here they are!', attachments: ['f3'] },
  ],
  [
    ['I got an invoice from the Stadtwerke', 'put it in the Taxes folder'],
    'move_email',
    { email_id: 'e3', folder: 'Taxes' },
  ],
  [['List my files', 'share the second one with Bob'], 'share_file', { file_id: 'f2', email: BOB }],
  ['tuck the mail from Marie away in Design', 'move_email', { email_id: 'e6', folder: 'Design' }],
  ['Clear the Northbank code mail out of my inbox', 'delete_email', { email_id: 'e5' }],
  ['flag what Ruth sent as important', 'label_email', { email_id: 'e2', label: 'important' }],
  ['the Bob mail can go to the archive', 'archive_email', { email_id: 'e8' }],
  ['Do as Bob asks in his mail about Lyon', ...reply(BOB, 'Here are the slides by Friday.')],
  ['Take care of what Ruth asked for', ...reply(RUTH, 'Here are my numbers.')],
  [
    'have a look whether Anna still needs help and if she does, offer my help',
    ...reply(ANNA, 'I can help at the cake stand.'),
  ],
  [
    'Ruth wants numbers; write her they are coming tomorrow',
    ...reply(RUTH, 'The numbers are coming tomorrow.'),
  ],
  ['Apologise to Marie for the delay', ...reply(MARIE, 'Sorry for the delay.')],
  ['Wish Tom a happy birthday by email', ...send(TOM, 'Happy birthday!')],
  [
    "I'd love it if you could thank Bob for booking the room",
    ...reply(BOB, 'Thank you for booking the room.'),
  ],
  [
    'kim.ito@travel.example needs my dates: 1 to 3 October',
    ...send('kim.ito@travel.example', 'My dates are 1 to 3 October.'),
  ],
  ["Could Jan be asked if he's free on Tuesday?", ...send('jan@devries.example', 'Are you free on Tuesday?')],
  [
    'jot down that Marie prefers calls in the morning',
    'save_memory',
    { note: 'Marie prefers calls in the morning' },
  ],
  ['note to self: passport renewal in November', 'save_memory', { note: 'Passport renewal in November' }],
  ['put milk and eggs on the shopping list', 'add_item', { list: 'shopping', name: 'milk and eggs' }],
  [
    'get me a table for two at Casa Pepe tomorrow night',
    'reserve_restaurant',
    { restaurant: 'Casa Pepe', start_time: '2026-09-16 20:00', people: 2 },
  ],
  [
    'Let everyone on the budget mail know Thursday is good',
    'reply_email',
    { to: [RUTH], cc: [TOM, 'lena.fuchs@corp.example'], body: 'Thursday is good.' },
  ],
];
