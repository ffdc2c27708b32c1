import type { FurtherTexts } from '../further-texts.ts';

/** Mail of work among people, on lists and about code, and mail that only tries whether mail arrives; by kind. */
export const everydayMail: FurtherTexts['benign'] = {
  'everyday: test mails': [
    {
      subject: 'test',
      body: 'This is a test.',
    },
    {
      subject: 'Test message',
      body: 'This is a test message sent automatically by the mail program while checking the settings of your account. You can delete it.',
    },
    {
      subject: 'hello world',
      body: 'hello world',
    },
    {
      subject: 'Testing, please ignore',
      body: 'testing 1 2 3\n\n-- \n{name}',
    },
  ],
  'everyday: test mails with filler': [
    {
      subject: 'Lorem',
      body: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
    },
    {
      subject: 'Newsletter template, proof {small}',
      body: '[LOGO]\n\nLorem ipsum dolor sit amet\nUt enim ad minim veniam, quis nostrud exercitation ullamco laboris.\n\n[READ MORE]\n\nDuis aute irure dolor in reprehenderit. Unsubscribe | View in browser',
    },
    {
      subject: 'SMTP test from web{small}',
      body: 'If you can read this, the relay works.\n\nSent on {day} at {time} by the setup page of {site}.',
    },
    {
      subject: 'test attachment',
      body: 'two attachments, one png and one pdf. do both open at your end?',
    },
  ],
  'everyday: test mails between people': [
    {
      subject: 'Does this arrive?',
      body: "I've moved to a new provider and half of my mail goes missing. If you get this, answer with one word.",
    },
    {
      subject: 'test nr {small}',
      body: 'Foo bar baz. The quick brown fox jumps over the lazy dog. Umlauts: ä ö ü ß. Euro: €. Quotes: “so” and ‘so’.',
    },
    {
      subject: 'Re: test',
      body: 'Works! Got it at {time}, headers look fine, SPF pass, DKIM pass.',
    },
    {
      subject: 'Subject',
      body: 'Body',
    },
  ],
  'everyday: short replies': [
    {
      subject: 'Re: {file}',
      body: 'ok thanks',
    },
    {
      subject: 'Re: Lunch?',
      body: 'Yes! 12:30?',
    },
    {
      subject: 'Re: Re: {project}',
      body: 'Fine by me.\n\n{name}',
    },
    {
      subject: 'AW: Key for the cellar',
      body: 'Got it, thanks a lot. Will bring it back on {weekday}.',
    },
  ],
  'everyday: more short replies': [
    {
      subject: 'Re: Offer {number}',
      body: "Thank you {name}, received. We'll come back to you by {day}.",
    },
    {
      subject: 'Re: Can you make it earlier?',
      body: 'no sorry, {time} is the earliest. see you there\n\nSent from my phone',
    },
    {
      subject: 'Re: Congratulations',
      body: "Aw, thank you all so much!! Cake's in the kitchen.",
    },
    {
      subject: 'Re: invoice',
      body: 'paid this morning',
    },
  ],
  'everyday: even shorter': [
    {
      subject: 'done',
      body: 'done.',
    },
    {
      subject: 'Fwd: Menu for {weekday}',
      body: 'FYI',
    },
    {
      subject: '?',
      body: 'Did you get my mail from {day}?',
    },
    {
      subject: 'on my way',
      body: '5 min late, start without me',
    },
  ],
  'everyday: replies with history': [
    {
      subject: 'Re: Delivery dates',
      body: 'Hi {name},\n\n{weekday} works. Please ring the bell at the back.\n\nBest\n{name}\n\nOn {day} at {time}, {name} wrote:\n> Hello,\n> we can deliver on {weekday} or a day later.\n> Which would suit you?\n>> On {day}, {name} wrote:\n>> when can you come?',
    },
    {
      subject: 'RE: Quote for the new floor',
      body: 'Please go ahead with the oak.\n\n-----Original Message-----\nFrom: {name}\nSent: {day}\nTo: {name}\nSubject: Quote for the new floor\n\nOak is {amount}, ash is a little less. Let me know which you prefer.',
    },
    {
      subject: 'Re: [{project}] Wording of the flyer',
      body: '> Bring your own cup!\n\nI\'d write "please bring a cup", it\'s friendlier.\n\n> Doors open at {time}.\n\nHalf an hour later, {name} needs to set up the sound.',
    },
    {
      subject: 'Fwd: Parking permits',
      body: 'See below, can you deal with it?\n\n---------- Forwarded message ---------\nFrom: {name} <{address}>\nDate: {day}\nSubject: Parking permits\n\nThe permits for {street} run out at the end of {month}. Fill in the form at {url} and return it with a copy of your papers.',
    },
  ],
  'everyday: signatures and disclaimers': [
    {
      subject: 'Documents as discussed',
      body: 'Dear {name},\n\nplease find {file} attached.\n\nKind regards\n{name}\nHead of Sales\n{company} | {street} | {city}\n\nThis e-mail is confidential and meant only for the person it is addressed to. If you have received it in error, please notify the sender and delete it. Any copying or disclosure is forbidden.',
    },
    {
      subject: 'Re: Appointment on {day}',
      body: 'Confirmed for {time}.\n\n{name}\nPlease consider the environment before printing this e-mail.',
    },
    {
      subject: 'Meeting room',
      body: "Room 3 is yours from {time}.\n\n--\n{name} (she/her)\nI work flexible hours. Please don't feel obliged to answer outside of yours.",
    },
    {
      subject: 'Statement for {month}',
      body: "Statement attached.\n\nIMPORTANT: The contents may be legally privileged. We've checked this message for viruses, but please run your own checks; we accept no liability for damage.\nRegistered in {city}, no. {number}.",
    },
  ],
  'everyday: meeting minutes': [
    {
      subject: 'Minutes, {project}, {day}',
      body: 'Present: {name}, {name}, {name}\nApologies: {name}\n\n1. Budget: {amount} left. {name} to check with {team}.\n2. Move: postponed to {month}.\n3. Any other business: the coffee machine needs a new filter.\n\nActions: {name} sends the plan by {weekday}.\nNext meeting: {day}, {time}.\nPlease send corrections within a week.',
    },
    {
      subject: 'Notes from the stand-up',
      body: 'Yesterday: export page. Today: same. Blocked: waiting for the icons from {team}.',
    },
    {
      subject: 'Agenda for {weekday}',
      body: '1. Welcome\n2. Numbers for {month}\n3. Summer party\nAdd your own points at {url} until noon.',
    },
    {
      subject: 'Decisions, steering group',
      body: 'We chose {company} ({small} to 2). {name} informs the others. The contract is signed on {day}, please keep it to yourselves until then.',
    },
  ],
  'everyday: status reports': [
    {
      subject: 'Weekly report, {project}',
      body: "Status: yellow\n\nDone: tests on the second line, new pump ordered\nNext: training for the night shift\nRisks: the supplier can't promise {day}\nCosts so far: {amount}\n\n{name}",
    },
    {
      subject: 'Where we stand',
      body: "We're about {small} days behind. I've moved the translation to {month} and asked {name} to help. Nothing to decide yet, I just wanted you to know.",
    },
    {
      subject: 'Sales, week {small}',
      body: 'North up 4 %, south flat, online down 2 %. Best seller: the blue kettle. Slides follow on {weekday}.',
    },
    {
      subject: 'Field report {city}',
      body: 'Visited {small} of the sites. All meters read, one fence broken. Photos in the folder.',
    },
  ],
  'everyday: requests among colleagues': [
    {
      subject: '{file}, please',
      body: 'Hi {name}, could you send me the latest version of {file}? I only have the one from {month}.',
    },
    {
      subject: 'Sign-off needed by {weekday}',
      body: "Dear {name},\n\nplease look at pages 3 to {small} and tell me if you agree. Legal has no objections. If I don't hear from you I'll ask again on {day}.",
    },
    {
      subject: 'Holiday cover',
      body: "I'm off from {day}. {name} answers questions about {project}; invoices go to {address}. Please don't put meetings into my calendar, I shall have to decline them all.",
    },
    {
      subject: 'Printer on the 2nd floor',
      body: "Whoever left {small} pages of a novel in the printer: they're on my desk, and I like chapter one.",
    },
  ],
  'everyday: out of office': [
    {
      subject: 'Automatic reply: {file}',
      body: "Thank you for your message. I am out of the office until {day} and will answer when I'm back. In urgent cases contact {address}.",
    },
    {
      subject: 'Abwesend / Out of office',
      body: "I'm on parental leave until {month}. Your mail will not be forwarded. Please contact {name}.",
    },
    {
      subject: 'Closed until {day}',
      body: 'Our office is closed for stocktaking. Mails are answered in the order in which they came. Thanks for your patience!',
    },
  ],
  'everyday: mailing list posts': [
    {
      subject: '[hikers] Boots, again',
      body: 'Hi list,\n\nhas anyone had boots resoled in {city}? Mine have done {small} years and I\'d hate to bin them.\n\n{name}\n_______________________________________________\nhikers mailing list\nTo unsubscribe send a mail with the word "unsubscribe" to hikers-request@lists.example.org',
    },
    {
      subject: 'Re: [users] Slow start after upgrade',
      body: "On {day}, {name} wrote:\n> since the upgrade the start takes {small} seconds\n\nDelete the cache directory once and start again; the index is rebuilt. And please don't top-post.\n\n{name}",
    },
    {
      subject: '[choir] Parts for altos',
      body: 'Altos: bar 41 is a B flat, not a B. Please correct it in your copies. Recording of the second movement: {url}',
    },
    {
      subject: '[ANN] tidyfiles {small}.2',
      body: "I'm pleased to announce tidyfiles {small}.2. It sorts downloads by date and can undo its last step. Get it from {url}, report bugs to the tracker. Thanks to {name} for the testing.",
    },
  ],
  'everyday: digests': [
    {
      subject: 'gardeners Digest, Vol {small}, Issue 9',
      body: "Send gardeners mailing list submissions to gardeners@lists.example.org\n\nTo answer one of these letters, change the subject to that of the letter.\n\nToday's Topics:\n\n   1. Slugs (again) ({name})\n   2. Re: When to cut hydrangeas ({name})",
    },
    {
      subject: 'Digest for {topic} fans: {small} updates',
      body: '{name}: Photos of the meeting (4 replies)\n{name}: Selling two tickets (1 reply)\nYou receive this digest because you chose "daily". Choose "weekly" or "no mail" at {url}.',
    },
    {
      subject: 'Welcome to the "runners" mailing list',
      body: 'To post, send mail to runners@lists.example.org. Keep this mail: it says how to leave. Put "help" in the subject or body of a mail to runners-request to get instructions. Your password is not sent any more.',
    },
    {
      subject: 'Your message awaits approval',
      body: "Your mail to 'announce' is being held until the list moderator can review it. Reason: message body is too big. Either it gets posted, or you'll be told of the moderator's decision. If you would like to cancel this posting, visit {url}.",
    },
  ],
  'everyday: patches': [
    {
      subject: "[PATCH v2 1/3] parser: don't read past the last token",
      body: 'The loop stopped one token too late when the input ended in a comment. Check the index first.\n\nSigned-off-by: {name} <{address}>\n---\n parse.c | 2 +-\n 1 file changed, 1 insertion(+), 1 deletion(-)\n\n-\twhile (tok[i].kind != END)\n+\twhile (i < n && tok[i].kind != END)',
    },
    {
      subject: 'Re: [PATCH 2/3] docs: fix typos',
      body: 'Applied, thanks. I folded in the hunk for the README.',
    },
    {
      subject: '[PATCH 0/4] Clean up the timer code',
      body: 'This series removes the old timer and moves its last {small} users over. No functional change intended. Patch 3 needs a careful look, please.\n\nv2: rebased, added the missing header',
    },
    {
      subject: 'Re: [RFC] Drop support for the old format',
      body: 'NAK from me. We promised to read the old format until {month}. Warn first, remove later.\n\n{name}',
    },
  ],
  'everyday: bug reports': [
    {
      subject: 'Bug: export leaves out the last row',
      body: 'Steps:\n1. Open a list with {small} rows\n2. File > Export\n3. Open the file\n\nExpected: all rows. Actual: the last one is missing.\nVersion {small}.4, also in the nightly.',
    },
    {
      subject: 'Bug#{small}01234: package fails to build from source',
      body: "Package: libtidy\nVersion: 1.{small}-2\nSeverity: serious\n\nThe build fails with the new compiler:\n  error: implicit declaration of function 'strdup'\nPlease include the missing header, or ask for removal from testing.",
    },
    {
      subject: 'Crash on start, macOS',
      body: 'It crashes as soon as I click Preferences. Log attached. Happy to try a fix, just send me a build.',
    },
    {
      subject: 'Re: Bug {number}: wrong currency',
      body: 'Thanks for the report. Which language is your system set to? Please attach the settings file, but remove your licence key first.',
    },
  ],
  'everyday: developers talk': [
    {
      subject: 'Release branch is cut',
      body: 'Only fixes from now on. Cherry-pick with -x, write a line for the changelog, and wait for two reviews. Release on {day}.',
    },
    {
      subject: 'flaky test',
      body: "upload.spec fails every tenth run. I'll skip it until {weekday} and file an issue. Shout if you mind.",
    },
    {
      subject: 'Staging database',
      body: "Folks, I'm going to wipe staging at {time}. Copy anything you need before that. The seed script fills it again.",
    },
    {
      subject: 'How do I run the thing?',
      body: 'Clone, `npm install`, copy .env.sample to .env, `npm start`, open port 3000. If it complains about the port, something else is running there.',
    },
  ],
  'everyday: contracts and offers': [
    {
      subject: 'Contract for signature',
      body: 'Dear {name},\n\nthe contract is ready. Please sign both copies, keep one and send the other to {street}, {city}. The term begins on {day}.\n\nKind regards\n{company}',
    },
    {
      subject: 'Offer {number}',
      body: 'Thank you for your enquiry. We can offer you {small} desks at {amount} each, delivery in {month}. The offer is valid until {day}. To order, sign and return page 2.',
    },
    {
      subject: 'Notice of termination',
      body: 'I hereby give notice on my contract {number}, effective {day} or the next possible date. Please confirm receipt in writing.\n\n{name}',
    },
    {
      subject: 'NDA',
      body: 'Before we send drawings, please have the attached NDA signed by somebody with authority. A scan will do.',
    },
  ],
  'everyday: hiring': [
    {
      subject: 'Your application as a {job}',
      body: "Dear {name},\n\nthank you for your application. We'd like to meet you on {day} at {time}. Please bring your certificates and tell us whether the time suits you.\n\n{team}, {company}",
    },
    {
      subject: 'Unfortunately',
      body: 'Thank you for your interest in the post. After careful thought we have chosen another applicant. We wish you all the best.',
    },
    {
      subject: 'Offer of employment',
      body: "We're delighted to offer you the post of {job} from {day}, at {amount} a week. Accept by returning the signed letter within {small} days. Do call if anything is unclear.",
    },
    {
      subject: '{job} wanted in {city}',
      body: "A client of ours is looking for a {job}, remote possible, start in {month}. Interested? Reply with your CV and when you're free for a call. Not for you? Feel free to pass it on.",
    },
  ],
  'everyday: new colleagues': [
    {
      subject: 'Your first day',
      body: 'Welcome aboard! Come to the front desk at {time}, ask for {name}, bring a photo ID and your bank details for payroll. Lunch is on us.',
    },
    {
      subject: 'Say hello to {name}',
      body: '{name} joins {team} on {day}, used to work as a {job} in {city} and plays the tuba. Stop by and say hello.',
    },
    {
      subject: 'Farewell',
      body: 'Today is my last day. Thank you for {small} good years. You can reach me at {address}. Stay in touch!',
    },
  ],
};
