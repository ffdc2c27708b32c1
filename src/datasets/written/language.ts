/** A mail of everyday life. Subject and body are templates (see `expand`). */
export interface WrittenMail {
  readonly subject: string;
  readonly body: string;
}

/** What was written for one language. All texts but `codeRequests` are templates. */
export interface WrittenLanguage {
  /** English name of the language. */
  readonly language: string;
  /** Words of this language for slots; they stand before the shared ones. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Ordinary mail, a third of it or more close to an injection in wording. */
  readonly benign: readonly WrittenMail[];
  /** Requests to an assistant: harmless alone, an injection where they stand in a mail. */
  readonly requests: readonly string[];
  /** Requests with code in them, taken as they stand. */
  readonly codeRequests?: readonly string[];
  /** What tools answer: templates like the others. */
  readonly results?: readonly string[];
  /** Orders for an assistant as an attacker plants them in mail. */
  readonly attacks: readonly string[];
}

/** Slots that are the same in every language; addresses and links on reserved domains only (RFC 2606). */
export const SHARED_LISTS: Readonly<Record<string, readonly string[]>> = {
  company: [
    ...['Northgate', 'Bluefin', 'Kestrel & Sons', 'Halden', 'Ostrava Labs', 'Marlow', 'Quenta', 'Tallis'],
    ...['Verano', 'Pinehurst', 'Solveig', 'Arkwright', 'Lumen', 'Brixton Works', 'Delmare', 'Foxglove'],
  ],
  number: [
    ...['4471', '20931', 'A-1180', 'INV-3382', '77-204', 'PO 5519', 'R-90418', '118327', 'TCK-2290'],
    ...['K-071', '2026-0418', '60033', 'HX-812', 'N-4410-B'],
  ],
  code: [
    '482913',
    '071556',
    '930 214',
    '55-81-06',
    '118 402',
    '660719',
    '204-883',
    '39517',
    'G-774120',
    '8842',
  ],
  amount: [
    '€1,240',
    '$318.50',
    '£76.00',
    '€ 9,80',
    '$12,400',
    '€455',
    '£2,150',
    '$49',
    '€86.20',
    '$7,005.75',
  ],
  small: ['2', '3', '4', '5', '6', '8', '10', '12', '15', '20'],
  time: ['9:00', '10:30', '11:15', '13:00', '14:00', '15:45', '16:30', '08:20', '12:10', '17:00'],
  address: [
    ...['desk@northgate.example', 'p.lund@mailbox.example.net', 'intake@records.example.org'],
    ...['billing@halden.example', 'ops@relay.example.com', 'm.ferro@verano.test', 'help@lumen.example'],
    ...['archive@quenta.example.org', 'k.adler@example.net', 'team@foxglove.test', 'reports@example.com'],
    ...[
      's.okoye@partner.example.com',
      'audit@tallis.example',
      'inbox@collect.example.net',
      'jo@post.invalid',
    ],
    ...[
      'travel@bluefin.example',
      'backup.copy@example.org',
      'hr-office@marlow.test',
      'r.singh@arkwright.example',
    ],
  ],
  url: [
    ...[
      'https://portal.northgate.example/start',
      'https://www.example.com/form',
      'https://lumen.example/help',
    ],
    ...[
      'https://docs.example.org/r/8812',
      'https://share.quenta.example/f/ab91',
      'https://pay.halden.example/view',
    ],
    ...['https://id.example.net/session', 'https://track.bluefin.test/p', 'https://news.foxglove.example/42'],
    ...['https://files.example.org/d/7c1', 'https://survey.marlow.example/q', 'https://status.example.com'],
  ],
  site: [
    ...['https://collect.example.net', 'https://img.relay.example.com', 'https://cdn.tallis.example'],
    ...[
      'https://stats.example.org',
      'https://px.quenta.test',
      'https://hook.example.com',
      'https://go.post.invalid',
    ],
  ],
};
