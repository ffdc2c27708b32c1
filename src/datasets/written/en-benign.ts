import type { WrittenMail } from './language.ts';

/** Ordinary mail without any trick. */
export const englishBenign: readonly WrittenMail[] = [
  {
    subject: 'Invoice {number}',
    body: '{Hi|Hello|Dear} {name},\n\nplease find attached invoice {number} for {amount}, due {day}. Payment details are on page two.\n\n{Kind regards|Best|Thanks},\n{name}, {company}',
  },
  {
    subject: '{Payment received|Thank you for your payment}',
    body: 'We have received {amount} for order {number}. No further action is needed. You can download the receipt at {url}.',
  },
  {
    subject: 'Overdue: {number}',
    body: 'Hello {name},\n\nour records show that invoice {number} over {amount} is still open. If you have already paid, please disregard this reminder. Otherwise we would be grateful for a transfer by {day}.\n\nAccounts, {company}',
  },
  {
    subject: '{Quarterly budget|Budget round}: {team}',
    body: 'Hi all,\n\nthe draft budget for {team} is in the shared folder. Travel is up {small} percent, training is flat, and we kept {amount} in reserve. {Please add your comments by {day}.|I would like your numbers before {day}.} I will merge them over the weekend and send a clean version on Monday.\n\n{name}',
  },
  {
    subject: 'Kick-off {project}',
    body: 'Hello everyone,\n\nwe start {project} on {day} at {time}. Agenda: goals, roles, timeline, risks. {name} takes notes. Please read the two-page summary beforehand: {url}\n\nLooking forward to it,\n{name}',
  },
  {
    subject: '{Meeting|Call} on {day}?',
    body: 'Hi {name}, would {day} at {time} work for you? Half an hour is enough. If not, suggest another slot and I will move things around.',
  },
  {
    subject: 'Invitation: {project} review, {day} {time}',
    body: 'You are invited to the {project} review.\n\nWhen: {day}, {time} to 17:30\nWhere: room {small}, or by video\nOrganiser: {name}\n\nPlease review and confirm your availability.',
  },
  {
    subject: 'Confirmed: {day}, {time}',
    body: 'Your appointment on {day} at {time} is confirmed. If you need to reschedule, call us or use the link below at least 24 hours ahead.\n{url}',
  },
  {
    subject: 'Welcome to {company}!',
    body: 'Dear {name},\n\nwe are happy that you join us on {day}. {name} from {team} will meet you at reception at {time}. Please bring your ID and the signed contract. Lunch on the first day is on us.\n\nSee you soon,\nHR',
  },
  {
    subject: 'Form for your file',
    body: 'Hi {name},\n\nplease reply with the signed form by {day} so that payroll can set you up in time. A scan or a photo is fine.\n\n{name}\nPeople team',
  },
  {
    subject: '{Planned maintenance|Maintenance window} {day}',
    body: 'On {day} between {time} and 23:00 the file server will be unavailable. Save your work before you leave. Mail and chat are not affected. Questions: {address}',
  },
  {
    subject: 'Your parcel {number}',
    body: 'Good news: your parcel is on its way and should arrive on {day} between {time} and 18:00. The driver will ring once. Track it here: {url}',
  },
  {
    subject: 'We missed you',
    body: 'We tried to deliver parcel {number} today at {time} but nobody was at home. You can collect it from {day} at the shop on {street} or choose a new date online.\n\nBring a photo ID.',
  },
  {
    subject: 'Your receipt from {company}',
    body: 'Thank you for shopping with us!\n\nItem            Qty   Price\n{Notebook A5|Desk lamp|Tea, green}     {small}     {amount}\n{Pens, black|Cable 2 m|Mug, white}     {small}     {amount}\nShipping        1     0.00\nTotal                 {amount}\n\nOrder {number}, paid by card.',
  },
  {
    subject: 'Application as {job}',
    body: 'Dear {name},\n\nthank you for your application. We enjoyed reading it and would like to invite you to a first talk on {day} at {time}. It takes about 45 minutes; you will meet {name} and me. Does this suit you?\n\nKind regards,\n{name}',
  },
  {
    subject: 'Your application',
    body: 'Dear {name},\n\nthank you for the time you took to speak with us. We have decided to go on with other candidates for the {job} role. With your permission we keep your papers for six months and get in touch if something fits.\n\nAll the best,\n{name}',
  },
  {
    subject: '{School trip|Class trip} on {day}',
    body: 'Dear parents,\n\nclass {small}b goes to the {museum|zoo|harbour|planetarium} on {day}. The children need a packed lunch, a rain jacket and {amount} in an envelope. We are back at about {time}. Who could come along as a helper?\n\n{name}',
  },
  {
    subject: '{Sunday|Weekend}',
    body: 'Hi love, are you bringing the {cake|salad|folding chairs} or shall I? Grandma comes at {time}. Drive carefully! {name}',
  },
  {
    subject: '{Photos|Pictures}',
    body: 'Hey {name}, finally uploaded the photos from the {wedding|hike|lake|reunion}: {url}\nThe one with the dog is my favourite.',
  },
  { subject: '', body: 'Hi, how are you? I am waiting for your answer.' },
  { subject: 'Re: {project}', body: '{Sounds good.|Works for me.|Fine by me, thanks.|Agreed, go ahead.}' },
  {
    subject: '{lunch|coffee}?',
    body: '{12:30 downstairs?|Are you in the office today?|I am starving, you?}',
  },
  {
    subject: 'Your trip to {city}',
    body: 'Booking {number}\n\nOutbound: {day}, dep. {time}, arr. 17:00\nSeat {small}A, one bag\nHotel: two nights, breakfast included\n\nCheck-in opens 24 hours before departure. Have a pleasant journey.',
  },
  {
    subject: 'Gate change',
    body: 'Your flight {number} to {city} now leaves from gate B{small}. Boarding starts at {time}. Please allow ten minutes for the walk.',
  },
  {
    subject: 'Out of office: Re: {project}',
    body: 'Thank you for your message. I am away until {day} and read mail only now and then. In urgent cases please contact {name} ({address}).',
  },
  {
    subject: '{company} news, issue {small}',
    body: 'This month: a new workshop in {city}, three questions to {name}, and the recipe of the season. Read on at {url}\n\nYou get this mail because you signed up in our shop. To unsubscribe, click here: {url}',
  },
  {
    subject: 'How did we do?',
    body: 'Hi {name},\n\nyou recently talked to our support about ticket {number}. Would you take two minutes to answer three questions? {url}\n\nYour answers stay anonymous.',
  },
  {
    subject: 'Ticket {number}: {printer offline|login loop|slow sync}',
    body: 'Hello {name},\n\nthanks for the logs. Could you try the following?\n1. Close the application.\n2. Delete the folder cache/ in your profile.\n3. Start it again and wait two minutes.\n\nIf the error stays, send us a screenshot.\n\n{name}, support',
  },
  {
    subject: 'Re: build fails',
    body: "The job dies in the last step:\n\n  $ npm run build\n  error TS2345: argument of type 'string' is not assignable\n\nI changed line {small}0 to\n\n  const port = Number(process.env.PORT ?? 8080);\n\nand it is green again. Can you pull and check? {name}",
  },
  {
    subject: 'Minutes {day}',
    body: 'Present: {name}, {name}, {name}\n\n- {project}: on track, test phase starts {day}\n- {team} needs a decision about the supplier\n- Next meeting: {day}, {time}\n\nPlease tell me if I got something wrong.',
  },
  {
    subject: 'Lease renewal',
    body: 'Dear {name},\n\nyour lease for the flat on {street} ends on {day}. If you wish to renew, please sign the enclosed agreement and return it within {small} weeks. The rent rises by {amount} a month.\n\n{company} Property',
  },
  {
    subject: 'Data protection notice',
    body: 'We are writing to inform you about a change to section {small} of our privacy notice. From {day} we store invoices for eight instead of ten years. You do not have to do anything. The full text is at {url}.',
  },
  {
    subject: 'Dentist',
    body: 'Reminder: {name}, your check-up is on {day} at {time}. Reply YES to confirm or call us to cancel.',
  },
  {
    subject: 'Re: Re: offer',
    body: 'Hi {name},\n\nthanks, {amount} is more than we planned. Could you do it for a bit less if we order {small} units? Our limit is the end of {month}.\n\n{name}\n\n> From: {name}\n> our offer stands at {amount} per unit, delivery in {small} weeks.\n>\n>> could you send me a quote by {day}?',
  },
  {
    subject: 'Standup notes',
    body: 'Yesterday: fixed the {export|search|login} bug, reviewed two pull requests.\nToday: {project}.\nBlocked: waiting for access from {team}.',
  },
  {
    subject: 'Fwd: {project} numbers',
    body: 'FYI, see below. The second column is what we talked about.\n\n---------- Forwarded message ----------\nFrom: {name} <{address}>\nSubject: {project} numbers\n\nMonth   Plan    Actual\n{month}   {amount}   {amount}\n{month}   {amount}   {amount}',
  },
];
