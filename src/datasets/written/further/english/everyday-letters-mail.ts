import type { FurtherTexts } from '../further-texts.ts';

/** Letters to people from schools, clubs, families, practices, offices and publishers; by kind. */
export const everydayLettersMail: FurtherTexts['benign'] = {
  'everyday: school letters': [
    {
      subject: 'School trip on {day}',
      body: 'Dear parents,\n\nclass {small}b goes to the museum in {city} on {day}. Please pack a lunch and a raincoat, and return the slip below by {weekday}. The trip costs {amount}.\n\nKind regards\n{name}, class teacher',
    },
    {
      subject: 'Head lice',
      body: "Dear families, we've had two cases of head lice in the kindergarten. Please check your child's hair tonight and keep your child at home until treated. A leaflet is attached.",
    },
    {
      subject: "Parents' evening",
      body: "Book a slot of ten minutes with your child's teachers at {url}. Booking opens on {day} at {time}. If no time suits you, ring the school office.",
    },
    {
      subject: 'Lost property',
      body: "The box is full again: {small} hats, one left boot, a lunch box that we'd rather not open. Come and collect by {weekday}, the rest goes to charity.",
    },
  ],
  'everyday: school and study': [
    {
      subject: 'Exam timetable',
      body: 'Your exams begin on {day}. Be in the hall fifteen minutes early, bring black pens, leave your phone in your bag.\n\nExams Office',
    },
    {
      subject: 'Re: Essay on {topic}',
      body: 'Dear {name},\n\nI enjoyed your essay. The second part needs sources; please add at least {small} and hand it in again by {day}.\n\nBest wishes\nDr Benson',
    },
    {
      subject: 'Term starts on {day}',
      body: 'Timetables will be handed out in the first lesson. Children who take the bus need a new pass, please send a photo to the office.',
    },
    {
      subject: 'Snow day',
      body: "No school today. Please keep the children at home; there's a homework sheet on the website for anyone who's bored.",
    },
  ],
  'everyday: club news': [
    {
      subject: 'Club news, {month}',
      body: 'Dear members,\n\nthe courts are open again! Please wear clean shoes and sweep after playing. The annual meeting is on {day} at {time} in the clubhouse; motions must reach us {small} days before.\n\nWith sporting greetings\n{name}, secretary',
    },
    {
      subject: 'Subs are due',
      body: 'Please transfer your membership fee ({amount}) by {day}. Anyone who pays by direct debit needs to do nothing.',
    },
    {
      subject: 'Training cancelled',
      body: "No training on {weekday}, the hall is booked for a vote. We'll run along the river instead, meet at {time} by the bridge. Bring a light.",
    },
    {
      subject: 'Volunteers for the fair',
      body: 'We still need {small} people for the cake stall and one for the car park. Put your name on the list: {url}',
    },
  ],
  'everyday: more clubs': [
    {
      subject: 'Chess: results of round {small}',
      body: 'Board 1 drawn, board 2 lost, boards 3 to 6 won. Next round away in {city}, we leave at {time} sharp from {street}.',
    },
    {
      subject: 'Choir weekend',
      body: "Sing with us from {day}! Learn the first two pieces by heart, please, and let {name} know if you don't eat meat.",
    },
    {
      subject: 'Allotments: water off',
      body: 'The water is turned off on {day}. Empty your taps and barrels, or the frost will do it for you.',
    },
    {
      subject: 'Minutes of the annual meeting',
      body: 'Attached. The treasurer was thanked and discharged, {name} was elected chair with {small} abstentions. Objections within four weeks.',
    },
  ],
  'everyday: family letters': [
    {
      subject: 'News from {city}',
      body: "Dear all,\n\nwe've settled in. The kitchen still has no door, and {name} has found a job as a {job}. The children speak the language better than we do and laugh at our mistakes.\n\nCome and visit, there's a sofa.\n\nLove,\n{name}",
    },
    {
      subject: "Grandpa's eightieth",
      body: "Shall we all chip in for a bench? It would be about {amount} each. Tell me by {weekday}, and please don't mention it when he's in the room!",
    },
    {
      subject: 'photos!!',
      body: 'here they are, {small} of them, the ones with {name} on the pony are the best. call me on sunday. love mum',
    },
    {
      subject: 'Recipe',
      body: "Take {small} eggs, a cup of sugar, two of flour. Beat the eggs until white, fold in the rest, bake at 180 until a needle comes out clean. Don't open the oven! Your aunt always opens the oven.",
    },
  ],
  'everyday: friends': [
    {
      subject: 'Moving on {day}',
      body: "We need strong arms. {time}, {street}, third floor, no lift, I'm so sorry. There will be pizza.",
    },
    {
      subject: 'Thank you',
      body: 'That was a lovely evening. I left my scarf on the chair, could you bring it on {weekday}?',
    },
    {
      subject: 'Long overdue',
      body: "Dear {name},\n\nyou wrote in {month} and I am ashamed. The short version: new job, new knee, same old dog. I read the book on {topic} that you sent, twice. Tell me what you're reading.\n\nYours,\n{name}",
    },
    {
      subject: 'Wedding',
      body: "Save the date! We're getting married on {day} near {city}. Invitation follows. Please tell us about allergies and songs.",
    },
  ],
  'everyday: neighbours and home': [
    {
      subject: 'Water off in {street}',
      body: 'Dear tenants,\n\non {day} the water will be turned off from {time} for about {small} hours. Please fill a pan or two beforehand and close all taps.\n\nYour caretaker',
    },
    {
      subject: 'Meter reading',
      body: "Please read your meter and send us the number by {day}, online or on the card. If we don't hear from you we have to estimate.",
    },
    {
      subject: 'Bins',
      body: 'Paper is collected on {weekday} this week because of the holiday. Put the bins out before six.',
    },
    {
      subject: 'Cat missing',
      body: 'Grey tabby, answers to Professor, last seen in {street}. Please look in your sheds and cellars and ring us at any hour.',
    },
  ],
  'everyday: doctors': [
    {
      subject: 'Reminder: your appointment on {day}',
      body: "Dear {name},\n\nthis is a reminder of your appointment on {day} at {time}. Please bring your insurance card and a list of the medicines you take. If you can't come, cancel at least 24 hours before.\n\nPractice at {street}",
    },
    {
      subject: 'Time for your check-up',
      body: "It's been a year since your last visit to the dentist. Call us or book online: {url}. To stop these reminders, reply STOP.",
    },
    {
      subject: 'Blood test',
      body: 'Come on an empty stomach, water is fine. The results will be ready after {small} days; the doctor will ring you.',
    },
    {
      subject: 'Prescription ready',
      body: 'Your repeat prescription can be picked up from {weekday}. Take it with food and read the leaflet.',
    },
  ],
  'everyday: vets, clinics, insurers': [
    {
      subject: "Luna's jab",
      body: 'Luna is due for her yearly vaccination. Please call to make an appointment, and bring the blue pass.',
    },
    {
      subject: 'Before your operation',
      body: "Please don't eat after midnight, take off rings and nail varnish, and arrange for someone to take you home. Fill in the attached form and bring it with you.",
    },
    {
      subject: 'Your claim {number}',
      body: "We have received your claim for the broken window. Please send us photos and the glazier's bill. We'll pay up to {amount} once we have them.",
    },
    {
      subject: 'Change in your policy',
      body: 'Your premium rises to {amount} from {day}. You may cancel within a month of receiving this letter.',
    },
  ],
  'everyday: travel letters': [
    {
      subject: 'Your tour of {city}',
      body: 'Dear guests,\n\nwe meet on {day} at {time} in front of the main station, look for the yellow umbrella. Wear good shoes. Your guide {name} speaks English and likes to talk about {topic}.\n\nSafe travels!',
    },
    {
      subject: 'Directions to the cottage',
      body: 'Leave the motorway at exit {small}, turn left at the church and follow the gravel road. The key hangs under the third flowerpot. Please strip the beds when you leave and take your rubbish along.',
    },
    {
      subject: 'Itinerary for {name}',
      body: 'Mon: train {time} to {city}, hotel near the harbour\nTue: visit to {company}, dinner at 19:30\nWed: back, arriving late\n\nTickets attached, print them or keep them on your phone.',
    },
    {
      subject: 'How was your stay?',
      body: 'Thank you for staying with us. Tell other travellers what you liked, it takes two minutes: {url}',
    },
  ],
  'everyday: newsletters': [
    {
      subject: 'The {city} Letter, no. {small}',
      body: 'Good morning! This week: a baker who writes poems, {small} walks along the river, and why everyone is talking about {topic}.\n\nREAD ON > {url}\n\nEnjoying this? Forward it to a friend. Was it forwarded to you? Subscribe here.\n\nYou get this mail because you signed up on our site. Unsubscribe | Manage preferences | View in browser',
    },
    {
      subject: '20 % off everything',
      body: 'Only until {day}: use code SPRING{small} at the checkout. Shop now! Not valid on gift cards. Prices include VAT.',
    },
    {
      subject: "What's new in {month}",
      body: '- Folders can have colours\n- Search is twice as fast\n- We fixed the thing with the arrows\n\nUpdate the app to get all this. Thoughts? Hit reply, we read everything.',
    },
    {
      subject: "Editor's note",
      body: 'We shall be printing fewer pages and longer stories from {month}. Some of you will be cross. Write to us at {address} and say so.',
    },
  ],
  'everyday: more newsletters': [
    {
      subject: 'Weekly reads: {topic}',
      body: '1. A long piece on {topic} (18 min)\n2. An interview with a {job} from {city} (6 min)\n3. The chart of the week\n\nYou can change how often you get this.',
    },
    {
      subject: 'Garden tips for {month}',
      body: 'Sow beans, tie up the roses, leave the nettles for the butterflies. Water in the evening. Share your pictures with us!',
    },
    {
      subject: 'Recipes for a wet weekend',
      body: "Lentil soup, plum crumble, and a stew that cooks while you nap. Click a picture to see the recipe. Don't like pictures? Switch to plain text here.",
    },
    {
      subject: 'Market report',
      body: 'Shares closed a little higher on {weekday}; oil fell. Nothing in this mail is advice to buy or sell. Do your own research.',
    },
  ],
  'everyday: event invitations': [
    {
      subject: "You're invited: {topic}, an evening in {city}",
      body: 'Dear {name},\n\njoin us on {day} at {time} for a talk on {topic}, followed by soup. Entry is free but seats are few, so please register by {weekday}: {url}\n\nWe look forward to seeing you!\n{company}',
    },
    {
      subject: 'Your ticket',
      body: 'Show this mail at the door. Doors {time}. No re-entry. Ticket {number}, row {small}.',
    },
    {
      subject: 'Webinar starts in one hour',
      body: 'Join here: {url}. Test your sound before. A recording will be sent to everyone who signed up.',
    },
    {
      subject: 'Postponed',
      body: 'Owing to illness the reading on {day} is put off to {month}. Tickets stay valid. For a refund, go back to the shop where you bought them.',
    },
  ],
  'everyday: invitations in the calendar': [
    {
      subject: 'Invitation: {project} weekly, {weekday} {time}',
      body: '{name} has invited you to {project} weekly.\nWhen: every {weekday}, {time}\nWhere: room {small}\nGoing? Yes / Maybe / No',
    },
    {
      subject: 'Accepted: Coffee',
      body: '{name} has accepted this invitation.',
    },
    {
      subject: 'Cancelled: Workshop on {topic}',
      body: 'This event has been cancelled and removed from your calendar.',
    },
    {
      subject: 'New time proposed',
      body: '{name} proposes {day}, {time} instead. Accept or decline.',
    },
  ],
  'everyday: research calls': [
    {
      subject: 'Call for papers: {topic} {city}',
      body: 'We invite papers on all aspects of {topic}. Submit up to {small} pages by {day} through the website; papers must be anonymous. Notification in {month}. At least one author must register.\n\nApologies if you receive this more than once. Please circulate.',
    },
    {
      subject: 'Take part in our study',
      body: "We're looking for people over 18 who sleep badly. It takes {small} minutes and you get a voucher. You may stop at any time. To take part, answer the questions at {url}.\n\nEthics approval {number}",
    },
    {
      subject: 'Your submission {number}',
      body: "Dear author, we're glad to inform you that your paper has been accepted with minor changes. Please upload the final version by {day}, and answer the comments of reviewer 2 in a cover letter.",
    },
    {
      subject: 'PhD position in {city}',
      body: 'The group of {name} seeks a doctoral student to work on {topic}. Apply with a letter, transcripts and two references. Review of applications begins on {day} and goes on until the post is filled.',
    },
  ],
  'everyday: surveys and reviews': [
    {
      subject: 'How likely are you to recommend us?',
      body: "0 1 2 3 4 5 6 7 8 9 10\nClick a number. That's all.",
    },
    {
      subject: "Readers' survey",
      body: "Dear reader, help us make a better magazine. {small} questions, no wrong answers, and three of you will win a year's supply of tea. Closes on {day}.",
    },
    {
      subject: 'Staff survey open',
      body: 'Please fill in the yearly survey by {weekday}. Answers are anonymous; results are only shown for groups of {small} and more.',
    },
  ],
  'everyday: authorities and utilities': [
    {
      subject: "Your residents' parking permit",
      body: 'Your permit runs out on {day}. Apply for a new one online. You need your registration document and a card for the fee of {amount}. Please do not reply to this mail.',
    },
    {
      subject: 'Jury service',
      body: "You have been chosen for jury service starting on {day}. Reply within seven days, using the enclosed form. If you can't serve, say why.",
    },
    {
      subject: 'Tax: documents missing',
      body: "Dear Sir or Madam, for your return we still need the statement of your pension fund. Please upload it under reference {number} by {day}. If you've sent it in the meantime, consider this letter void.",
    },
    {
      subject: 'Roadworks',
      body: 'From {day} {street} is closed to cars. Follow the signs. The bus stops round the corner.',
    },
  ],
  'everyday: charities and votes': [
    {
      subject: 'Sign the petition',
      body: 'The library in {street} is to close. Add your name and tell your neighbours: {url}',
    },
    {
      subject: 'Give blood in {city}',
      body: 'Stocks are low. Come to the town hall on {day}, eat well before and bring your ID. Thank you for saving lives!',
    },
    {
      subject: 'Annual appeal',
      body: 'Dear friend of the shelter,\n\n{small} dogs and one very old goat found a home this year, thanks to you. Will you help us through the winter? {amount} feeds a dog for a month. Give what you can, and if times are hard, come and walk one.\n\n{name}, chair',
    },
  ],
  'everyday: condolences and good wishes': [
    {
      subject: 'With sympathy',
      body: "Dear {name},\n\nwe were so sorry to hear about your father. Please take all the time you need, and don't answer this.\n\nAll of us at {company}",
    },
    {
      subject: 'Happy birthday, {name}!',
      body: "May the year be kind to you. Cake at {time}, don't be late or there won't be any.",
    },
    {
      subject: 'Get well soon',
      body: "Stay in bed, drink tea, don't look at your mail. (You're looking at your mail.)",
    },
    {
      subject: "Season's greetings from {company}",
      body: "Dear customers,\n\nthank you for your trust this year. Our office is closed until {day}; in emergencies ring the number on your contract. Instead of cards we've given {amount} to the children's ward.\n\nYour {team}",
    },
  ],
  'everyday: landlords and banks': [
    {
      subject: 'Service charges for the past year',
      body: 'Dear Mr Harlow,\n\nplease find enclosed the statement of service charges for the flat in {street}.\n\nHeating ............ {amount}\nWater .............. {amount}\nCaretaker .......... {amount}\n\nA credit will be paid into your account; a balance due must be transferred by {day}. You may look at the bills in our office on any {weekday} afternoon. Please make an appointment first.\n\nKind regards\n{company}, property management',
    },
    {
      subject: 'Your new card is on its way',
      body: "It'll arrive within {small} days. Sign it, activate it at a cash machine with your PIN, and cut up the old one.",
    },
    {
      subject: 'Statement available',
      body: 'Your statement for {month} is in your online mailbox. For your safety we never put links to the sign-in page in mails: type the address yourself.',
    },
    {
      subject: 'Viewing on {day}',
      body: 'You may see the flat in {street} at {time}. Bring proof of income and be on time, there are {small} others.',
    },
  ],
  'everyday: shops and workshops': [
    {
      subject: 'Your car is ready',
      body: 'The brakes are done, and we topped up the oil. Pick it up before {time}. Have the front tyres changed before winter.',
    },
    {
      subject: 'Quote for the hedge',
      body: "Hello, cutting the hedge and taking it away would be {amount}. If that's all right, just say yes and I'll come on {weekday}.",
    },
  ],
};
