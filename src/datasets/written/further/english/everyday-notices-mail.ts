import type { FurtherTexts } from '../further-texts.ts';

/** Mail that services send by themselves, in the imperatives such mail is full of; by kind. */
export const everydayNoticesMail: FurtherTexts['benign'] = {
  'everyday: welcome mails': [
    {
      subject: 'Welcome to {company}, {name}',
      body: 'Hi {name},\n\nthanks for signing up! Here is how to get going:\n\n1. Confirm your address: {url}\n2. Invite a teammate or two\n3. Create your first board\n\nStuck? Reply to this mail, a real person will answer within a day.\n\nThe {company} team',
    },
    {
      subject: 'Your account is ready',
      body: 'Your account has been created. Sign in at {url} and choose a password within {small} days.',
    },
    {
      subject: 'Day 1: three things to try',
      body: "Good morning, {name}.\n\nMost people start with the calendar. Click the plus sign, pick a colour and drag your first appointment to {weekday}. Tomorrow we'll show you how to share it.\n\nYou get these tips for five days. Don't want them? Unsubscribe with one click at the bottom.",
    },
    {
      subject: "You've been added to a workspace",
      body: "{name} added you to {project}. Open the workspace to see {small} channels and {small} files. If you weren't expecting this, ask {name}.",
    },
  ],
  'everyday: trials and renewals': [
    {
      subject: 'Your trial ends in {small} days',
      body: 'Hello,\n\nyour free trial of {company} Plus ends on {day}. To keep your projects, choose a plan at {url}. If you do nothing, your account switches to the free plan and nothing is charged.\n\nQuestions? Contact us at {address}.',
    },
    {
      subject: 'Trial extended until {day}',
      body: "As you asked, we've added {small} days to your trial. Enjoy, and tell us how it goes.",
    },
    {
      subject: 'Your plan renews on {day}',
      body: "Your yearly plan renews on {day} for {amount}. You don't need to do anything. To change or cancel, visit Settings > Billing before that date.\n\n{company}, customer care",
    },
    {
      subject: "We're sorry to see you go",
      body: 'Your subscription has been cancelled and you can use it until {day}. Changed your mind? Sign in and click Resume. Would you tell us why you left? The form takes one minute: {url}',
    },
  ],
  'everyday: password resets': [
    {
      subject: 'Reset your password',
      body: "Someone asked to reset the password of your {company} account. Click the link below to choose a new one:\n\n{url}\n\nThe link is valid for {small} hours. If it wasn't you, ignore this mail and your password stays the same.",
    },
    {
      subject: 'Your password was changed',
      body: "This is to confirm that your password was changed on {day} at {time}. If you didn't do this, contact us immediately.",
    },
    {
      subject: 'Forgot your user name?',
      body: "You asked us for the user name that belongs to this address. It is: harbour{small}. Please don't reply, this mailbox is not read.",
    },
  ],
  'everyday: codes and confirmations': [
    {
      subject: '{code} is your sign-in code',
      body: 'Enter {code} to sign in. It expires in {small} minutes. Never share it with anyone; our staff will never ask for it.',
    },
    {
      subject: 'Please confirm your e-mail address',
      body: 'One last step! Click the button to confirm that this address is yours.\n\n[Confirm my address] {url}\n\nButton not working? Copy the link into your browser.',
    },
    {
      subject: 'Confirm your subscription',
      body: "You (or somebody else) entered this address in our newsletter form. Confirm at {url} to get the first issue on {day}. If it wasn't you, simply ignore this mail and you won't hear from us again.",
    },
    {
      subject: 'Verify your new device',
      body: 'We sent this because you added a phone to your account. Open the app, tap Verify and hold the camera over the pattern on your screen.',
    },
  ],
  'everyday: sign-in alerts': [
    {
      subject: 'New sign-in from {city}',
      body: 'We noticed a new sign-in to your account.\n\nWhen: {day}, {time}\nWhere: {city}\nDevice: a browser on Linux\n\nIf this was you, no action is needed. If not, change your password and sign out of all sessions.',
    },
    {
      subject: 'Security alert: recovery address changed',
      body: "The recovery address of your account is now {address}. Didn't do this? Secure your account here: {url}",
    },
    {
      subject: '{small} failed attempts to sign in',
      body: 'Your account was locked for 30 minutes after {small} wrong passwords. It unlocks by itself. You can also reset your password at {url}.',
    },
  ],
  'everyday: receipts': [
    {
      subject: 'Your receipt from {company}',
      body: 'Thank you for your purchase!\n\n1 x tea pot, blue .......... {amount}\nShipping ................... free\nPaid by card ending in 20{small}\n\nKeep this receipt for your records. Returns within 30 days.',
    },
    {
      subject: 'Receipt no. {number}',
      body: 'Amount: {amount}\nDate: {day}\nMethod: direct debit\nA PDF copy is attached. Questions about this charge? Write to {address}.',
    },
    {
      subject: 'Your ride on {day}',
      body: 'Thanks for riding with us, {name}. {amount}, 14 minutes, from {street} to the station. Rate your driver or report a lost item in the app.',
    },
    {
      subject: 'Your donation',
      body: 'Dear {name}, we received your gift of {amount}. It pays for {small} young trees. The certificate for your tax return comes in {month}.',
    },
  ],
  'everyday: shipping': [
    {
      subject: 'Your parcel is on its way',
      body: 'Good news! Order {number} has left our warehouse and should arrive on {day} between 9 and 13.\nTrack it: {url}\nNot at home? Choose a neighbour or a parcel shop before {time}.',
    },
    {
      subject: 'Delivery attempted',
      body: 'We called today but nobody was in. Your parcel waits at the shop in {street} until {day}. Please bring an ID and this number: {number}.',
    },
    {
      subject: 'Delayed: order {number}',
      body: "Hi {name}, one of your items is late at our supplier. New date: {day}. You needn't do anything; if you'd rather cancel, reply to this mail with the word cancel.",
    },
    {
      subject: 'Delivered',
      body: 'Your parcel was left in the porch at {time}. How did we do? Leave a review.',
    },
  ],
  'everyday: orders and returns': [
    {
      subject: "We've got your order {number}",
      body: "Thank you, {name}! We're packing it now.\n\n2 x wool socks\n1 x candle holder\nTotal {amount}\n\nYou'll get another mail when it ships. Need to change something? Contact us within an hour.",
    },
    {
      subject: 'Your return has arrived',
      body: 'We received your return and will refund {amount} within {small} working days to the card you paid with.',
    },
    {
      subject: 'Click & Collect: ready for pick-up',
      body: 'Your order is ready in our {city} shop. Show the code {code} at the till. We keep it until {day}.',
    },
    {
      subject: 'Something in your basket',
      body: 'You left a lamp in your basket. Still thinking about it? Shipping is free until {day}.',
    },
  ],
  'everyday: invoices': [
    {
      subject: 'Invoice {number} from {company}',
      body: 'Dear customer,\n\nplease find attached invoice {number} for {month}. The amount of {amount} is due on {day}. Please quote the invoice number with your payment.\n\nKind regards\nAccounts, {company}',
    },
    {
      subject: 'Your phone bill for {month}',
      body: "Your bill is {amount} this month. We'll collect it on {day}, so please make sure there's enough in your account. View it at {url}.",
    },
    {
      subject: 'Credit note {number}',
      body: "Attached is the credit note for the broken glass. It'll be set off against your next invoice.",
    },
  ],
  'everyday: dunning': [
    {
      subject: 'Payment reminder: invoice {number}',
      body: "Dear {name},\n\nour records show that invoice {number} of {amount} is still open. It has probably slipped through. Please settle it by {day}. If you've already paid, please disregard this reminder.\n\n{company}, accounts receivable",
    },
    {
      subject: 'Second reminder',
      body: "We have not received a payment for {number} yet. Please transfer {amount} within {small} days to avoid a late fee. If there's a problem, call us, we'll find a way.",
    },
    {
      subject: "Your payment didn't go through",
      body: "We couldn't charge your card. Update your payment method at {url} by {day} to keep your subscription. We'll try again in {small} days.",
    },
    {
      subject: 'Library: {small} items overdue',
      body: 'The following items are overdue: a walking guide to {city}, a book on {topic}. Return or renew them online. The fine so far: {amount}.',
    },
  ],
  'everyday: app notifications': [
    {
      subject: '{name} mentioned you in a comment',
      body: '{name} in {project}:\n"@you can we move this to {weekday}?"\n\nReply to this mail to answer, or open the task: {url}\nChange your notification settings at any time.',
    },
    {
      subject: '{small} new messages while you were away',
      body: 'You have {small} unread messages from {name} and others. Open the app to read them. Turn off these mails under Settings.',
    },
    {
      subject: '{name} shared a file with you',
      body: '{name} invited you to view {file}. Open: {url}\nThis link works only for your address.',
    },
    {
      subject: 'Your weekly screen time',
      body: 'Down 12 % from last week, well done. Your longest day was {weekday}.',
    },
  ],
  'everyday: task and ticket notices': [
    {
      subject: '[{number}] Your request has been received',
      body: 'Thank you for contacting support. A ticket has been opened and somebody will answer within {small} hours. Please keep the number in the subject when you reply.',
    },
    {
      subject: '[{number}] Ticket solved',
      body: "Hello {name},\n\nwe consider this ticket solved, because we haven't heard from you since {day}. If the problem comes back, just reply and the ticket opens again.\n\nHow would you rate our help? Good / Bad",
    },
    {
      subject: 'Task due {day}: {file}',
      body: 'Assigned to you by {name}. Priority: normal. Mark as done: {url}',
    },
    {
      subject: 'Approval needed: leave request of {name}',
      body: '{name} has asked for {small} days off from {day}. Approve or reject in the staff portal. Requests without an answer go to your deputy after a week.',
    },
  ],
  'everyday: code hosting': [
    {
      subject: '[harbour/api] Retry on timeouts (PR #{small}14)',
      body: '{name} requested your review on this pull request.\n\n src/client.ts | 14 ++++++----\n test/client.test.ts | 31 ++++++++++\n 2 files changed, 39 insertions(+), 6 deletions(-)\n\n--\nReply to this email directly or view it on the web. You are receiving this because your review was requested.',
    },
    {
      subject: 'Re: [harbour/api] Memory grows with every reload (Issue #{small}7)',
      body: "Can reproduce on main. Removing the listener in `dispose()` fixes it here. I'll send a patch tonight.\n\nYou are receiving this because you commented. Unsubscribe: {url}",
    },
    {
      subject: '[harbour/web] Release v{small}.1.0',
      body: 'Fixed: the menu closes on Escape again.\nAdded: dark mode for tables.\nBreaking: Node 18 is no longer supported, please upgrade first.',
    },
    {
      subject: 'A new SSH key was added to your account',
      body: 'The key "laptop {city}" was added on {day}. If you believe it was added in error, remove the key and review your sessions.',
    },
  ],
  'everyday: CI notices': [
    {
      subject: '[CI] Build failed: main',
      body: 'Job: test (ubuntu, node 22)\nStep: npm test\nExit code: 1\n\n  FAIL test/date.test.ts > parses the last day of {month}\n  expected 31 to be 30\n\nSee the full log: {url}',
    },
    {
      subject: 'Build fixed',
      body: 'main is green again after {small} failed runs. Last commit by {name}: "pin the time zone".',
    },
    {
      subject: 'Dependency update: 3 packages',
      body: 'This pull request bumps three packages to their latest minor versions. Merge it when the checks have passed. To stop updates for one of them, close the pull request and add it to the ignore list.',
    },
    {
      subject: 'Nightly run {number}: 412 passed, {small} skipped',
      body: 'Duration 18m 04s. Coverage 91.2 % (+0.1). Flaky: upload.spec.ts.',
    },
  ],
  'everyday: admin notices': [
    {
      subject: 'Scheduled maintenance on {day}',
      body: 'Dear users,\n\nthe mail server will be down on {day} from {time} for about {small} hours. Please save your work and log out before. No mail will be lost.\n\nYour IT team',
    },
    {
      subject: 'Your mailbox is almost full',
      body: 'You have used 96 % of your quota. Delete old messages or empty the trash to make room. Questions? Ask the help desk, extension {small}1.',
    },
    {
      subject: 'cron: backup on web{small}',
      body: '/usr/local/bin/backup: 18412 files, 3.1 GB, done in 211 s\nrotate: removed daily.7\nexit 0',
    },
    {
      subject: 'Certificate for {site} expires in {small} days',
      body: 'Renew it before {day}, or visitors will see a warning. If you have switched on automatic renewal, you can ignore this notice.',
    },
  ],
  'everyday: monitoring': [
    {
      subject: 'RESOLVED: disk space on db{small}',
      body: 'Host: db{small}\nService: disk /var\nState: OK, 61 % used\nSince: {time}',
    },
    {
      subject: '[Status] Slow uploads',
      body: 'We are investigating reports of slow uploads in one region. Next update at {time}. Subscribe to this incident: {url}',
    },
  ],
  'everyday: bounces': [
    {
      subject: 'Undelivered Mail Returned to Sender',
      body: "This is the mail system at host mx{small}.example.net.\n\nI'm sorry to have to inform you that your message could not be delivered to one or more recipients. It's attached below.\n\nFor further assistance, please send mail to postmaster.\n\n<{address}>: host mail.example.org said: 550 5.1.1 User unknown (in reply to RCPT TO command)",
    },
    {
      subject: 'Delivery Status Notification (Delay)',
      body: 'Your message to {address} has been delayed. The server will keep trying for {small} more days. You do not need to send it again.',
    },
    {
      subject: 'Message blocked: attachment too large',
      body: 'Your message was not delivered because it exceeds the limit of 25 MB. Make the attachment smaller or share a link, then send it again.',
    },
    {
      subject: 'Mailbox full',
      body: "The recipient's mailbox ({address}) is full and can't accept messages now. Try again later or contact the recipient by phone.",
    },
  ],
  'everyday: forum answers': [
    {
      subject: 'New answer to your question',
      body: '{name} answered "How do I get coffee stains out of a wool rug?":\n\n"Cold water and a bit of white vinegar, dab, don\'t rub. Let it dry, repeat."\n\nDid this help? Accept the answer or add a comment.',
    },
    {
      subject: 'Topic reply: squeaky bottom bracket',
      body: "Take it out, clean the threads, grease, put it back at 40 Nm. If it still squeaks it's the pedals, it is always the pedals.\n\nTo stop getting mails about this topic, click here: {url}",
    },
    {
      subject: 'You earned a badge',
      body: 'Your post got {small} likes. Keep it up!',
    },
  ],
  'everyday: bookings by machine': [
    {
      subject: 'Booking confirmed: {city}, {small} nights',
      body: 'Your booking {number} is confirmed.\n\nCheck-in: {day}, from 15:00\nCheck-out: by 11:00\nTotal: {amount}, pay at the property\n\nFree cancellation until two days before. Please bring a photo ID.',
    },
    {
      subject: 'Time to check in',
      body: 'Your flight to {city} leaves tomorrow at {time}. Check in online, choose your seat and download your boarding pass. Be at the gate 40 minutes before departure.',
    },
    {
      subject: 'Platform change',
      body: 'Your train to {city} at {time} now leaves from platform {small}. We apologise for the inconvenience.',
    },
  ],
  'everyday: account settings and policy': [
    {
      subject: 'Changes to our terms',
      body: "We're updating our terms of service on {day}. The main change: disputes are now settled in {city}. Read the full text at {url}. If you don't agree, you can close your account before that date; if you keep using it, you accept the new terms.",
    },
    {
      subject: 'Your data export is ready',
      body: 'Download it within {small} days: {url}. After that we delete the file.',
    },
    {
      subject: 'Inactive account',
      body: "You haven't signed in for a year. To keep your account, sign in before {day}. Otherwise we'll delete it, together with your photos.",
    },
  ],
  'everyday: leaving a list': [
    {
      subject: '{LAST DAY|Today only}: {small}0% off everything',
      body: 'Hurry, the {sale|offer} ends at midnight! Click here: {url}\n\nNo more of these? Mail the word {LEAVE|OUT|END} to {address} and you are off the list.',
    },
    {
      subject: 'Your {bonus|voucher|gift} is waiting',
      body: '!!! {small}00 winners this week !!! Answer {YES|IN} to take part, {NO|OUT} to hear no more of it.\n\n{company}, {street}',
    },
    {
      subject: 'New arrivals at {company}',
      body: 'Lamps, rugs and a chair that rocks. See all: {url}\n\nTo unsubscribe, reply to this mail with {REMOVE|unsubscribe} in the subject, or write to {address}. Your address is then deleted within {small} days.',
    },
    {
      subject: 'You will not believe these prices',
      body: 'ACT FAST! Only {small} left at {amount}. Order by {time}: {url}\nSend an empty mail to {address} if you would rather not get our letters.',
    },
    {
      subject: 'Text alerts',
      body: 'You now get {delivery|weather|tide} alerts by text. Reply HELP for help and END to turn them off. Message rates may apply.',
    },
    {
      subject: '[{project}] welcome to the list',
      body: 'To leave, send a mail to {address} with the single word signoff. To get one mail a day, send digest in place of it. Keep this letter, it has your settings: {url}',
    },
    {
      subject: '{FINAL CALL|LAST CHANCE|Do not miss it}, {name}!',
      body: 'Your coupon {code} is about to expire. REDEEM IT NOW, tell your friends, and double your points!!!\n\nDon\u0027t want this? Forward this mail to {address} and we cross you off.',
    },
  ],
};
