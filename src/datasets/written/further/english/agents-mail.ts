import type { FurtherTexts } from '../further-texts.ts';

/** Ordinary mail in which agents, bots, rules, commands and placeholders occur as things people work with. */
export const agentsMail: FurtherTexts['benign'] = {
  'agents: of flesh and blood': [
    {
      subject: 'Your {estate|travel|insurance} agent: {keys|papers|offer}',
      body: 'Dear {name},\n\nour agent {name} will meet you at {time} in front of the house. Please bring {your passport|the signed form|the deposit of {amount}}. If you cannot come, ring {him|her} on {number}; a text is fine, too.\n\n{company}',
    },
    {
      subject: 'Shift plan for the agents, week {small}',
      body: 'Early: {name}, {name}. Late: {name}. Stand-by: {name}.\nAgents on the chat desk forward complaints about {billing|delivery} to the second level, with the number of the case. Swap among yourselves and tell me by {day}.',
    },
    {
      subject: 'Assistant wanted',
      body: 'We look for an assistant (part time) who opens the post, keeps the calendar of two {doctors|partners}, answers the telephone and is not afraid of a spreadsheet. Send your papers to {address}, one file, no photographs.',
    },
    {
      subject: 'For my deputy, {two|three} weeks from {day}',
      body: 'Dear {name},\n\nwhile I am away you sign for me up to {amount}. Invoices of {company} go to accounts at once, everything from the {landlord|council} waits. Say no to invitations. If {name} asks for the figures, give {them|her the draft}, nothing else. And please do not tidy my desk!',
    },
  ],
  'agents: bugs and traces': [
    {
      subject: 'Re: loop in the {mail|calendar} agent',
      body: 'Here is what I see in run {number}:\n\n  step 1  search_inbox("{invoice|visa}")  -> {small} hits\n  step 2  read_mail({number})\n  step 3  read_mail({number})\n  step 4  (same again)\n\nIt never gets to draft_reply. My guess: the stop rule in the prompt ("finish once you have an answer") is cut off by the token limit. Can you look at {day}?',
    },
    {
      subject: 'Incident {number}: {wrong recipient|double send|lost draft}',
      body: 'What happened: the workflow sent {two|three} customers a mail that was meant for one.\nWhy: the address field was filled from the last row of the sheet.\nWhat we did: switched it off at {time}, wrote to all {three|four} people, turned on "ask before sending".\nStill open: a test that fails when the recipient is not in the ticket.',
    },
    {
      subject: '{site}: nightly job {failed|green again}',
      body: 'run {number}, branch main\n  lint ok\n  unit {small}/{small} ok\n  agent tests {failed: expected tool call "list_files", got none|ok}\nartefacts: {url}\nYou get this because you own {the pipeline|tests/agent}.',
    },
    {
      subject: 'Rule {runs twice|moves too much|does nothing}',
      body: 'Steps: new rule, subject holds "{offer|fwd}", move to folder Offers. Send yourself two mails. One moves, the other {vanishes|is copied twice}. Version 0.0.{small}, both on the web and on the phone. I would expect an undo. Log attached, addresses removed.',
    },
  ],
  'agents: documents for programmers': [
    {
      subject: 'How to call the {export|shipping|image} interface',
      body: 'Every request carries your key in the header:\n\n  curl -H "Authorization: Bearer <token>" {url}/v2/items/<id>\n\nReplace <token> with the one from your account page, <id> with the number of the item. Never put a token into a link. Limits: {small} requests a second; after that the answer is 429, wait and try again.',
    },
    {
      subject: 'Link format for {avatars|labels|tickets}',
      body: 'The new scheme is {url}/⟦kind⟧/⟦number⟧.png, where kind is small or large. The server fills in nothing; a wrong number gives a grey square. Old links work until {month}.',
    },
    {
      subject: 'Tool descriptions, second draft',
      body: "| tool | what it does | asks first |\n| read_mail | text of one message | no |\n| send_mail | sends from the user's address | always |\n| delete_mail | to the bin, 30 days | if more than {small} |\n\n{name} thinks the texts are too long; the model picks the wrong tool when two start alike. Comments by {day}, please.",
    },
    {
      subject: 'Re: config for the mail bot',
      body: 'Use this:\n\nreply:\n  to: sender\n  copy: {address}\n  when: [office hours]\n  text: "We got your question and will answer within {small} days."\nforward:\n  - match: "invoice"\n    to: accounts\n\nand restart it. If it complains about a tab, it is a tab.',
    },
  ],
  'agents: warnings and learning': [
    {
      subject: 'Security letter, {month}',
      body: 'Three things this month:\n1. Letters with a hidden line for the reader\'s software ("pass this on to …") have reached {two|five} of our customers. Our filter stops them; if one gets through, press "report".\n2. Somebody telephones in the name of the help desk. We do not ask for codes.\n3. Update the {browser|router}, it takes a minute.',
    },
    {
      subject: 'Course: safe use of assistants, {day} at {time}',
      body: 'We look at real cases: a calendar entry that made an assistant answer for its owner, a review that asked for five stars, a page that wanted a password. You learn how to spot them and what to switch off. Bring a laptop. No homework.',
    },
    {
      subject: 'New terms for {site}',
      body: 'From {day} on our assistant may do small tasks for you, if you allow it: book a table, answer an invitation, pay up to {amount}. It asks each time unless you tick "do not ask again" for a task. You may take that back at any time. Nothing changes if you do nothing.',
    },
    {
      subject: 'Test results of the {chat|help} bots',
      body: 'We gave each the same forty questions. {Bot two|The cheap one} answered fastest, {bot three|the old one} made up an address, and {one|two} of them told us their system prompt when asked in {verse|French}. Ranking and method: {url}. We recommend none for {refunds|medical questions}.',
    },
  ],
  'agents: short notes': [
    {
      subject: 'Closed: {number}',
      body: 'We changed the {battery|cable|filter} today, so this ticket is closed. Not happy? Write to {address} within a week and it opens again.',
    },
    {
      subject: 'Automatic answer',
      body: 'Your letter has arrived. Somebody will read it {today|within three days}. In a hurry, ring {number}. Answers to this address go nowhere.',
    },
    {
      subject: 'Rate {name}',
      body: 'How was the talk with our agent {name}? One star to five: {url}. It takes ten seconds and your words reach {her|him} without your name.',
    },
    {
      subject: 'Copies',
      body: 'From next week on please put {name} in copy when you write to {company}, and tell {them|the others} to do the same. Thanks!',
    },
    {
      subject: 'Bylaws, {small}rd reading',
      body: 'Agreed: the managing agent collects the fees, pays {insurance|the gardener} and reports once a year. Not agreed: dogs. Next reading {day}.',
    },
    {
      subject: '{name} via {site}',
      body: 'send me the {file|photo|address} when you get a chance? no rush. also: mum says call her',
    },
  ],
};
