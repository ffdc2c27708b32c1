import type { FurtherTexts } from '../further-texts.ts';

/** Ordinary mail close to orders: English texts of technical mailboxes: tests, bounces, receipts, list commands, build and cron output, dumps, snippets, one-liners. */
export const oddMail: FurtherTexts['benign'] = {
  'odd: a test in a word': [
    {
      subject: '{test|testing|t}',
      body: '{x|1|abc|asdf asdf|...}',
    },
    {
      subject: '{ping|echo|knock knock}',
      body: '{pong?|anybody home|are you there}',
    },
    {
      subject: '{hallo|check|one two}',
      body: 'one two one two\n\n{name}',
    },
    {
      subject: 'probe {number}',
      body: 'probe {number} {time}',
    },
  ],
  'odd: does this get through': [
    {
      subject: 'did you get my mail of {time}?',
      body: "I sent three and heard nothing. If this one shows up, please reply so that I know it isn't my side. If it doesn't, well, you can't tell me.",
    },
    {
      subject: 'New address, trying it out',
      body: 'Hi {name}, this is the first thing I write from {address}. Tell me whether it landed in the inbox or in junk, and whether my name is shown or only the address. You can throw it away afterwards.',
    },
    {
      subject: 'Re: Re: nothing arrives',
      body: 'now it came. twice even. whatever you did to the forwarding rule, leave it like this!!',
    },
    {
      subject: 'to myself',
      body: 'Sending from phone to laptop to see which account it picks. If you find this in Sent and not in the Inbox, the alias is wrong.',
    },
  ],
  'odd: test text with filler': [
    {
      subject: 'Dummy content, do not read',
      body: 'Dolor in hendrerit vulputate velit, molestie consequat. Illum dolore eu feugiat nulla facilisis at vero eros. Nam liber tempor cum soluta nobis. Eleifend option congue nihil imperdiet doming id quod mazim placerat.\n\n(Filler ends here. {small} paragraphs to follow in the real one.)',
    },
    {
      subject: 'Height test',
      body: 'A\nA A\nA A A\nA A A A\nA A A A A\nlast line, there must be no scroll bar beside this',
    },
    {
      subject: 'Layout check, {month} letter',
      body: 'HEADLINE GOES HERE\nTeaser of about two lines, teaser of about two lines, teaser of about two lines.\n[Button label]\nSecond story. Replace this text. Replace this picture.\nFooter with the address of {company}, {street}',
    },
    {
      subject: 'pangrams',
      body: 'Sphinx of black quartz, judge my vow.\nPack my box with five dozen liquor jugs.\n0123456789 !"#$%&\'()*+,-./:;<=>?@\nDo all the characters look right? The second line should be in bold.',
    },
  ],
  'odd: about the parts of a mail': [
    {
      subject: 'multipart/alternative, plain first',
      body: 'You are looking at the text/plain part. If you can read this sentence, your program prefers plain text or could not show the HTML part. The other part says the same in blue.',
    },
    {
      subject: 'preamble of a MIME mail',
      body: "(If you see this line, your reader doesn't speak MIME.) The real mail comes after it, in two parts. Scroll down past the gibberish, save the second part as a file, or open the whole thing in a newer program.",
    },
    {
      subject: 'Three parts, one of them empty',
      body: 'Part 1: this text.\nPart 2: zero bytes, Content-Disposition: inline.\nPart 3: a note of {small} lines named "notes.txt".\nExpected: the reader shows part 1 and part 3, and does not choke on part 2. Please write to me if it does anything else.',
    },
    {
      subject: 'boundary at the very end',
      body: '--=_part_0417\nContent-Type: text/plain; charset=us-ascii\n\nThe closing boundary is missing on purpose. A strict parser rejects this mail, a lenient one shows this line.\n--=_part_0417',
    },
  ],
  'odd: attachments on trial': [
    {
      subject: 'attachment name with spaces and an apostrophe',
      body: 'The file should be called "{name}\'s list (final) v{small}.txt". If your program shows "=?utf-8?Q?..." in its place, please tell me the version. Opening it is not needed, there is only the word "banana" inside.',
    },
    {
      subject: 'EICAR',
      body: '{name}, I attached the harmless test file of the scanner makers. The gateway must take it out and put a text in its place. If it reaches you untouched, do not open it, call me instead.',
    },
    {
      subject: 'winmail.dat again',
      body: 'Your last mail arrived as one file called winmail.dat. Could you set your program to send plain text or HTML, not rich text, and send {file} once more? In the options look under Mail format.',
    },
    {
      subject: 'Empty pdf, {small} pages',
      body: "see attached, all pages blank, that's the point. does the preview crash?",
    },
  ],
  'odd: character sets': [
    {
      subject: 'Zeichen, caractères, znaki, 文字',
      body: "ISO-8859-1: äöü ÄÖÜ ß é è ç ñ\nwindows-1252: € „ “ – …\nCyrillic: Съешь ещё этих булок\nGreek: Ξεσκεπάζω την ψυχοφθόρα\nWhich line is broken at your end? I'll change the header of that one.",
    },
    {
      subject: '=?ISO-8859-1?Q?Gr=FC=DFe_aus_{city}?=',
      body: 'Viele Gr=FC=DFe! The =FC and =DF in here are not my typing. The server in between strips the Content-Transfer-Encoding line. Can you forward it as an attachment, so that I see the original header?',
    },
    {
      subject: 'emoji torture',
      body: '👩‍👩‍👧‍👦 🏳️‍🌈 🇪🇺 ☃️ 👍🏽 – seven pictures? more? boxes? Answer with the number you see.',
    },
    {
      subject: 'right to left',
      body: 'The next line runs from right to left: שלום עולם. And then it goes on in English. The full stop belongs after "English", not before "The".',
    },
  ],
  'odd: lines and encodings': [
    {
      subject: 'format=flowed',
      body: "This paragraph is wrapped with a space at the end of each line, \nso a reader that knows flowed text puts it together again, \nand a reader that doesn't shows short lines. Both is correct.",
    },
    {
      subject: 'one line of 1200 characters',
      body: '{aaaaaaaaaa bbbbbbbbbb cccccccccc|word word word word word|0123456789 0123456789 0123456789} and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on until the relay wraps it with a "!" at column 998. If you see that sign in the middle of a word, it\'s the relay in {city}.',
    },
    {
      subject: 'quoted-printable, soft breaks',
      body: 'This line is longer than seventy-six characters and was therefore brok=\nen in two. A decoder must join it, drop the equals sign and turn =3D into one.\nIf it says "brok=" above, decoding was skipped.',
    },
    {
      subject: 'dots',
      body: '.\n..\nA single dot on a line ends the message in SMTP, so the client has to double it. You should count one dot, then two dots, then this text. Fewer means dot-stuffing is off.',
    },
  ],
  'odd: mails inside mails': [
    {
      subject: 'Fwd: Fwd: Fwd: innermost',
      body: '---------- Forwarded message ----------\n> ---------- Forwarded message ----------\n> > ---------- Forwarded message ----------\n> > > Subject: innermost\n> > >\n> > > If you see three levels of quoting, nothing was lost.',
    },
    {
      subject: 'message/rfc822 attached',
      body: 'The attached mail contains a mail, which contains a mail, which contains a picture of a hen. Open them one after the other and tell me at which level your program gives up. Mine stops at {small}.',
    },
    {
      subject: '[Fwd: delivery test {number}]',
      body: '-------- Original Message --------\nSubject: delivery test {number}\nDate: {day} {time}\nFrom: postmaster\nTo: {address}\n\nTest of the new route. No reply needed.',
    },
    {
      subject: 'Resent, not forwarded',
      body: 'I redirected this instead of forwarding it. So "From" should be {name} and "Resent-From" should be me. Anything that answers automatically should answer to neither of us.',
    },
  ],
  'odd: signatures only': [
    {
      subject: '{Re:|(no subject)|-}',
      body: '-- \n{name}\n{team}, {company}\n{street}, {city}\nPlease consider the environment before printing this mail.',
    },
    {
      subject: 'RE: {topic}',
      body: 'Kind regards\n{name}\n{Head of Sales|Vice Dean|Senior Buyer} | {company} | {url}\n\nThis e-mail may contain privileged material. If you are not the addressee, delete it, destroy any copies and inform the sender. Do not disclose, forward or rely on it.',
    },
    {
      subject: 'signature, new version',
      body: 'Everybody please copy the block below and put in your own data. Nothing else belongs in it: no slogans, no pictures, no bible verses.\n\nFirst name Last name\nFunction\n{company} · {street}\nT extension {small}0',
    },
    {
      subject: '<none>',
      body: 'Sent from my {phone|tablet|watch|fridge}',
    },
  ],
  'odd: encrypted and signed': [
    {
      subject: 'S/MIME, first try',
      body: 'Signed with the new certificate. Your program should show a seal and my name. If it shows a red cross, click it, choose Details and send me the text, most likely the intermediate certificate is missing.',
    },
    {
      subject: '...',
      body: '-----BEGIN PGP MESSAGE-----\n\nhF4DqL0c7Jt2eN4SAQdAk8R1mVvYx9WcPz3oU5bHsTgEiJ\n0kAa6fDnQmXlC2ZyB7hIuGpOeSvLrNwKjTq4M1d8x=\n=Qz0{small}\n-----END PGP MESSAGE-----',
    },
    {
      subject: 'key rollover',
      body: "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nMy old key expires on {day}. Please fetch the new one from {url}, compare the fingerprint with the one I read to you on the phone, and do not encrypt to the old one any more. Don't trust keys that come by mail alone, this mail included.\n-----BEGIN PGP SIGNATURE-----\niHUEARYKAB0WIQ\n-----END PGP SIGNATURE-----",
    },
    {
      subject: 'You have received a protected message',
      body: '{name} sent you an encrypted message. To read it, open the attachment message.html in a browser and sign in with the address it was sent to. The one-time passcode comes in a second mail and is valid for 15 minutes. Reply only through the portal.',
    },
  ],
  'odd: not delivered': [
    {
      subject: 'Not delivered, coming back to you',
      body: "The mail software on relay{small} wrote this, no person did.\n\nOne of the people you wrote to did not get your mail, and trying again won't change that:\n\n  {address}\n    gave up after {small} days of retries\n\n------ Your own text follows, headers first ------",
    },
    {
      subject: 'sorry, no luck',
      body: "Hello, mailer at example.net here. I carried your letter to the door and they wouldn't open. I won't try any more.\n\n<{address}>:\nThe other side said: 554 5.7.1 we take nothing from hosts with your record, see {url}",
    },
    {
      subject: 'Undeliverable: {file}',
      body: "{address} wasn't found at {company}. How to fix it: check the spelling, remove the entry from the suggestions list and type it anew, then send the message again. If that does not help, forward this report to your mail admin.\n\nStatus code: 550 5.4.1",
    },
    {
      subject: 'Rejected by policy',
      body: 'Your message with the subject "{topic}" was refused, since it holds a file of the type .js. Compress with a password is no way round it: locked archives are refused too. Share the file over {url} and send the link.',
    },
  ],
  'odd: delivery reports for machines': [
    {
      subject: 'Returned to you: session enclosed',
      body: '   ----- Addresses we failed with -----\n<{address}>\n    (550, closed mailbox)\n\n   ----- What the two servers said -----\n>>> RCPT To:<{address}>\n<<< 550 5.2.1 mailbox disabled, not accepting messages',
    },
    {
      subject: 'DSN: relayed',
      body: 'Reporting-MTA: dns; mx{small}.example.net\nArrival-Date: {day}, {time}\nFinal-Recipient: rfc822; {address}\nAction: relayed\nStatus: 2.0.0\nNotes: the next host does not send reports, so this is the last you will hear of it.',
    },
    {
      subject: 'You sent {small}00 mails to addresses that do not exist',
      body: 'Your list "{topic}" had a bounce rate of {small}%. We paused it. Remove the addresses in the attached CSV, confirm under {url} that people signed up themselves, then press Resume. Sending the same list from another account will get both closed.',
    },
    {
      subject: 'Greylisted',
      body: "451 4.7.1 Please try again later, the first attempt of an unknown sender is always put off for {small} minutes. Your server does so by itself. Do nothing, and above all don't press Send ten times, {name}.",
    },
  ],
  'odd: receipts': [
    {
      subject: 'Read: {file}',
      body: 'Your message\n\n  To: {address}\n  Subject: {file}\n  Sent: {day} {time}\n\nwas read on {day}.',
    },
    {
      subject: 'Disposition notification',
      body: 'Disposition: automatic-action/MDN-sent-automatically; deleted\nOriginal-Recipient: rfc822;{address}\nThe message was deleted without being read. This is no proof that nobody has seen it.',
    },
    {
      subject: '{name} asks for a read receipt',
      body: 'I switched these on by accident for the whole company. If a window pops up and asks whether to send one, say No, and tick "never". Sorry for the {small}00 pop-ups.',
    },
  ],
  'odd: away': [
    {
      subject: 'Automatic reply: {topic}',
      body: "I'm out until {day} and read no mail. It will not be forwarded. For orders write to {address}, for anything on fire ring {name}. You get this answer once only.",
    },
    {
      subject: 'Abwesend / Absent / Out of office',
      body: "Ich bin bis 12.{6|7|9}. nicht im Haus. Je suis absente jusqu'à nouvel ordre. I'm away, back {day}.\nDringendes an / urgences / urgent: {address}",
    },
    {
      subject: '{name} no longer works here',
      body: "This mailbox is closed and will be deleted on {day}. Take it off your lists and use {address} from now on. Personal mail isn't passed on.",
    },
    {
      subject: 'Auto: your message to the editors',
      body: "Thanks, it's in the pile. We read everything, answer little and print less. Don't send it a second time, don't ring to ask if it came, and keep a copy, for we return nothing. The Editors",
    },
  ],
  'odd: list digests': [
    {
      subject: '{haskell|tools|beekeepers|old-radios} Digest, Vol {small}, Issue {small}',
      body: 'Post to: {address}\nJoin or leave: {url}, or mail the word \'help\' and see what comes back.\nIf you answer something in here, change the subject to what you answer. Nobody can find "Re: Digest" again.\n\nIn this issue:\n   1. Re: swap file or partition ({name})\n   2. how do I stop it from asking? ({name})',
    },
    {
      subject: '[digest] {small} messages, {small} topics',
      body: '* Broken pump, anyone? ({name}, {small} replies)\n  "Take the lid off first and do not pull on the wire."\n* Off-topic: please trim your quotes\n  "Delete what you don\'t answer to. Yes, all of it."\n* Meeting at {time}, bring chairs\n\nReply to this mail and everybody on the list gets it.',
    },
    {
      subject: 'Your weekly group summary',
      body: 'Nothing was posted to "{topic}" this week. Quiet weeks send no summary unless you asked for one; you did. Change to: each message | daily | never ({url})',
    },
  ],
  'odd: list commands': [
    {
      subject: '{subscribe|SUBSCRIBE|Subscribe me}',
      body: 'subscribe {radio-talk|gardeners|kernel-newcomers} {name}\nend',
    },
    {
      subject: 'unsubscribe',
      body: 'unsubscribe\n\npls. third time I ask!!!',
    },
    {
      subject: 'Your commands to the list robot',
      body: "You mailed commands to the list robot. It understood 1 of 3.\n\n> set digest off\nDone.\n> Kind regards\nUnknown command.\n> {name}\nUnknown command. Put 'end' before your signature next time.",
    },
    {
      subject: 'confirm {code}',
      body: "Somebody, we hope it was you, asked to put {address} on our list. To confirm, answer this mail and leave the subject as it is. If it wasn't you, do nothing and you will not hear from us again.",
    },
  ],
  'odd: list upkeep': [
    {
      subject: 'WHICH and REVIEW no longer work',
      body: 'The list server stops answering the commands WHICH and REVIEW from {day}, too many people fished for addresses with them. GET, INDEX and SIGNOFF stay. Owners use the page: {url}',
    },
    {
      subject: 'Probe: is this address still valid?',
      body: 'Mail to you kept coming back, so we stopped sending. Answer this probe as it is, changing nothing, and the posts start again. No answer after {small} probes takes you off the list.',
    },
    {
      subject: 'Please do NOT answer to all',
      body: 'To the {small}0 people who wrote "take me off this list" to the whole list: there is a link at the foot of each mail, use that. To the others: please don\'t answer them. {name}, list owner',
    },
    {
      subject: 'Your membership reminder',
      body: 'This is a reminder, sent once a month, of your list settings.\nList: {topic}\nAddress: {address}\nDelivery: on, digests: off, own posts: yes\nPasswords are no longer mailed. If you don\'t know yours, choose "Remind" on {url}',
    },
  ],
  'odd: moderation': [
    {
      subject: '{small} messages wait for approval',
      body: 'Somebody who isn\'t a member wrote to the {topic} list. Page for moderators: {url}\n\nFrom: {address}\nSubject: cheap toner!!!\nCause: post by non-member\n\nReply with "Approved: " and the list password as the first line to let a message through, or discard it on the page.',
    },
    {
      subject: 'Your post is held',
      body: 'Your message "how to revive an old NAS" is waiting for a moderator, because {small}0 people stand in Cc. Changed your mind? Withdraw it here: {url}',
    },
    {
      subject: 'rejected: {topic}',
      body: 'Your posting was turned down by {name}: "Not about bees. Try the market list, and leave out the phone number."',
    },
    {
      subject: 'New user awaits activation',
      body: 'User name: {name}{small}\nE-mail: {address}\nAbout me: "I like hiking and good SEO"\n\nActivate, delete or ban: {url}',
    },
  ],
  'odd: commits': [
    {
      subject: '[{project}] r{small}104: fix typo',
      body: "Author: {name}\nLog:\nDon't follow symlinks when cleaning up. Delete the cache only if we made it ourselves.\n\nModified: trunk/clean.c\nDeleted: trunk/README.old",
    },
    {
      subject: '[git push] {small} commits to main',
      body: ' - Ignore previous result if the query was cancelled\n - Send all pending mails before shutdown\n - Forget the token on logout\n - Revert "Forget the token on logout"\n\nTo manage these mails: {url}',
    },
    {
      subject: 'Re: [commit] send_all(): skip the archived ones',
      body: 'Looks right, but the message says what and not why. Amend it please: who asked for this, and what happened to the {small} users that got two mails?',
    },
  ],
  'odd: patches': [
    {
      subject: '[PATCH v{small} 2/7] mailbox: drop stale locks',
      body: 'A lock older than an hour is never valid. Remove it instead of waiting.\n\n---\n lock.c | {small} +++--\n@@ -40,7 +40,8 @@\n-\tsleep(60);\n+\tif (age > 3600)\n+\t\tunlink(path);\n \treturn 0;',
    },
    {
      subject: 'Re: [PATCH] docs: tell the reader what to do next',
      body: "> +Then run the installer and answer yes to everything.\nPlease don't teach people that. Say which questions come up and what each answer does. Also wrap at 72. NAK until then, sorry. {name}",
    },
    {
      subject: 'Applied: "agent: fix reconnect loop"',
      body: "Hello,\n\nthis patch was applied to the tree of {name} and will be in the next release. If it shouldn't go in, say so soon. If you sent a newer version in the meantime, send a follow-up on top; don't resend the series.",
    },
  ],
};
