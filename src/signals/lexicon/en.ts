import { type Lexicon, phrases } from '../scan/concept.ts';

export const en: Lexicon = {
  language: 'en',
  phrases: {
    ignore:
      'ignore, ignoring, disregard, disregarding, forget, override, overrides, bypass, discard, supersede, supersedes, do not follow, dont follow, stop following, no longer follow, pay no attention to, set aside, abandon, nullify, cancel out, take precedence over, takes precedence over, overrule, erase',
    prior:
      'previous, previously, prior, earlier, preceding, above, foregoing, existing, original, initial, system, developer, so far, all, any, every, your, whatever, everything, before, other, default, built in, current, given, past, up to now, until now',
    instruction:
      'instruction, instructions, instructon*, prompt, prompts, directive, directives, guideline, guidelines, guardrail*, rules, programming, safety policy, safety policies, system message, system prompt, restrictions, safeguards, orders, training, constraints, told to do, been told, were told',
    own: 'my previous, my earlier, my last, my prior, my original, our previous, our earlier, our last, our prior, in my last, in our last, of my last, washing instructions, shipping instructions, delivery instructions, driving instructions, parking instructions, assembly instructions, installation instructions, joining instructions, care instructions',
    assistant:
      'ai assistant, ai assistants, ai agent, ai agents, ai model, ai models, ai system, ai systems, ai tool, ai reader, ai bot, llm, llms, large language model, large language models, language model, language models, email assistant, mail assistant, mail agent, email agent, virtual assistant, digital assistant, automated assistant, inbox assistant, assistant model, ai based assistant, ai powered assistant, ai summariser, ai summarizer, ai reading this, ai copilot, chatbot, chatgpt, gpt 4, gpt 5, gpt4, claude, gemini, copilot, dear assistant, hey assistant, hello assistant, hi assistant, attention assistant, note to assistant, for the assistant, to the assistant, if you are an ai, if you are an assistant, if you are an llm, as an ai, as an assistant, artificial intelligence, autonomous agent, automated agent, automated agents, automated system reading, summarisation model, summarization model',
    machine:
      'the ai, any ai, an ai, whichever ai, your ai, ai triage, ai summary, ai helper, ai filter, ai reader, ai secretary, assistant, assistants, agent, agents, bot, bots, copilots, summariser, summarizer, summarisers, summarizers, summariser bot, summary bot, mailbot, mail bot, inbox bot, triage bot, filter bot, screening bot, digital secretary, digital helper, helper program, mail client, mail program, mail robot, software at your end, reader software, software that reads, program that reads, tool that reads, whatever reads, whoever or whatever reads, automated reader, automatic reader, machine reader, automation, the model, the system reading, calendar helper, calendar bot, inbox tool, screening tool, screening software, workflow agent, by machine, planner bot, shop bot, the parser, the crawler, the importer, the scanner',
    calledTool:
      'assistant:, agent:, bot:, copilot:, chatbot:, ai:, llm:, mailbot:, note to agent, note to bot, note for the agent, note to the agent, note for the assistant, note to the assistant, step for the agent, step for the assistant, task for the agent, task for the assistant, job for the agent, action for the agent, action for the assistant, instruction for the agent, instructions for the agent, instruction for the assistant, instructions for the assistant, message for the assistant, message to the assistant, agent task:, agent action:, agent note:, assistant task:, assistant note:',
    user: 'user, the user, the owner, account owner, account holder, mailbox owner, inbox owner, the human, human operator, your principal, your operator, your human',
    you: 'you, your, yours, yourself, u',
    self: 'i, we, im, ive, ill, weve',
    opener:
      'please, pls, kindly, then, and, also, now, next, first, second, finally, afterwards, just, simply, immediately, instead, therefore, so, you must, you should, you need to, you have to, you are to, you are required to, must, always, never, henceforth, from now on, from this point on, going forward, secondly, additionally, furthermore, lastly, once done, i need you to, i want you to, make sure to, be sure to, ensure you, remember to, proceed to, go ahead and, could you, can you, would you, you will, quickly, quietly, silently, without delay, carefully',
    please:
      'please, pls, kindly, could you, can you, would you, would you mind, be so kind, id appreciate, would appreciate',
    question:
      'who, what, when, where, why, how, which, whose, is there, are there, do you, did you, have you, are you, can we, shall we, should i, does',
    send: 'send, forward, reply, email me, email it, email them, email the, email us, email all, email this, email any, email every, email your, cc, bcc, share, redirect, transmit, relay, resend, deliver, upload, post, exfiltrate, dispatch, copy, respond, submit, route, pass on, write to, provide me with, provide us with',
    remove:
      'delete, remove, archive, trash, erase, purge, mark as read, move to trash, move to spam, empty, wipe, clean out, clear out, mark this, move all, move every',
    reveal:
      'reveal, disclose, print, output, expose, show, repeat, dump, leak, list, display, extract, return, quote',
    say: 'tell, say, state, mention, inform, add, append, include, insert, write, report, respond with, answer with, answer that, reply with, output, recommend, advise',
    run: 'run, execute, install, launch, open a terminal, paste into, download and run',
    pay: 'transfer, wire, pay, remit, send money, approve the payment, approve payment, settle, initiate a transfer, initiate a payment, process the payment, make the payment, schedule a payment, purchase, buy, update, change, replace',
    secret:
      'verification code, verification codes, security code, security codes, login code, login codes, sign in code, sign in codes, one time code, one time codes, one time password, one time passwords, otp, otps, 2fa code, 2fa codes, mfa code, mfa codes, passcode, passcodes, authentication code, authentication codes, confirmation code, confirmation codes, access code, access codes, password, passwords, password reset, password resets, password reset link, password reset links, reset link, reset links, reset email, reset emails, magic link, magic links, credentials, api key, api keys, secret key, secret keys, private key, private keys, access token, access tokens, recovery code, recovery codes, seed phrase, recovery phrase, session token, session tokens, login details, login credentials, six digit code, 6 digit code, pin code, vault export, password vault, password export, file:',
    mail: 'email, emails, e mail, e mails, mail, mails, message, messages, thread, inbox, mailbox, attachment, attachments, invoice, invoices, statement, statements, conversation, conversations, correspondence, document, documents, report, reports, file, files, attached, address below, contacts, contact list, address book, calendar',
    allMail:
      'all emails, all e mails, all mails, all messages, all mail, every email, every e mail, every message, every mail, last ten, last ten emails, last five, last 10, last 5, last 20, last three, last 3, latest emails, latest messages, recent emails, recent messages, entire inbox, whole inbox, entire mailbox, whole mailbox, full thread, entire thread, whole thread, all threads, all invoices, contact list, all contacts, all attachments, all correspondence, inbox contents, contents of the inbox, contents of this inbox, contents of the mailbox, contents of this mailbox, other emails, other messages, previous emails, earlier emails, incoming emails, incoming mail, incoming messages, future emails, future mail, unread emails, unread messages, sent items',
    mailRule:
      'mail rule, mailbox rule, inbox rule, email rule, forwarding rule, auto forward*, forwarding address, automatic forwarding, email filter, mail filter, inbox filter, filter rule, forwarding filter, a filter, a rule, new rule, new filter, a forwarding, delegate access, mail forwarding, email forwarding, message rule, transport rule',
    command:
      'curl, wget, npm install, npm i, pip install, npx, powershell, bash, terminal, shell, command line, command prompt, shell command, following command, this command, script, sudo, chmod, git clone, brew install, apt install, setup.sh, install.sh, the installer, executable, osascript, invoke webrequest, iex, browser extension',
    bank: 'bank details, bank account, account number, account details, iban, swift, bic, sort code, routing number, beneficiary, payee, payment details, payment instructions, wire transfer, bank transfer, payroll, direct deposit, gift card, gift cards, bitcoin, btc, wallet address, usdt, eur, usd, gbp, dollars, euros',
    link: 'url, link, hyperlink, query string, query parameter, web address, endpoint, webhook, image url, markdown image, image link, tracking pixel',
    visit: 'open, visit, go to, navigate to, browse to, fetch, load, call up',
    dropTask: phrases(
      [
        'ignore',
        'disregard',
        'drop',
        'leave',
        'skip',
        'stop',
        'forget',
        'abandon',
        'cancel',
        'set aside',
        'put aside',
      ],
      [
        'the request',
        'the users request',
        'the earlier request',
        'the previous request',
        'the first request',
        'the original request',
        'the current request',
        'the task',
        'your task',
        'the users task',
        'the original task',
        'the current task',
        'the question',
        'the users question',
        'the job',
        'the summary',
        'the search',
        'what you were asked',
        'what was asked',
        'whatever you were asked',
        'what the user asked',
      ],
    ),
    conceal:
      phrases(
        ['do not', 'dont', 'never', 'must not', 'should not', 'may not', 'need not', 'not to'],
        [
          'tell',
          'mention',
          'inform',
          'notify',
          'alert',
          'reveal',
          'show',
          'disclose',
          'report',
          'warn',
          'let',
        ],
      ) +
      ', do not let, dont let, without telling, without informing, without notifying, without mentioning, without warning, without showing, without letting, hide this from, hide it from, conceal this from, conceal it from, keep this from, keep it from, keep this hidden, keep it hidden, keep this secret from, keep it secret from, not visible to, must not know, should not know, must not see, should not see, must not be told, should not be told, must not be informed, should not be informed, not be made aware, should not be aware, must not be aware, without the knowledge of, leave no trace, no mention of this, do not say anything, say nothing to, say nothing about, do not bring up, do not bother, do not ask, dont ask, do not include this, do not list this, do not list the, not to be listed, do not repeat this, omit this, leave this out, not to be shown, need not know, does not need to know, need not be told, not necessary to mention, no need to mention, no need to tell, no need to inform, no need to notify, avoid mentioning, refrain from mentioning, do not refer to, do not acknowledge',
    never:
      'never, do not, dont, nobody will, will not, wont, cannot, cant, we will, you did not, you didnt, never ask, will never',
    quietly:
      'silently, secretly, quietly, covertly, discreetly, in the background, behind the scenes, stealthily, unnoticed, without a trace, invisibly',
    remember:
      'remember, memorise, memorize, save to memory, save to your memory, save this to, store in memory, store in your memory, store this, store that, save in memory, save the following, add to memory, add to your memory, to your memory, in your memory, commit to memory, long term memory, persistent memory, memory update, update memory, update your memory, keep in mind, keep in memory, your notes, your profile of, saved memories, permanently, note for future',
    fact: 'following fact, the following, this fact, the fact that, this information, this preference, these preferences, this rule, this instruction',
    store:
      'save to memory, save to your memory, save this to your memory, save this to memory, save this in your memory, save the following to your memory, store in memory, store in your memory, store this in memory, store this in your memory, add to memory, add to your memory, add this to memory, add this to your memory, add this to your long term memory, to your long term memory, commit to memory, commit this to memory, memory update, update your memory, update memory, your saved memories, your persistent memory, to persistent memory, in your long term memory, note for long term memory, note for memory, note for your memory, for long term memory, for your memory, memory note, note to memory, profile note',
    future:
      'from now on, from this point on, from this point forward, from here on, going forward, henceforth, in future conversations, in future sessions, in all future, for all future, future conversations, future sessions, future chats, future emails, future replies, future responses, future requests, future interactions, future summaries, in the future, in every response, in every reply, in all your, across sessions, across conversations, next session, next conversation, until further notice, for the rest of this, in later turns, in all subsequent, for all subsequent, subsequent turns, subsequent responses',
    role: 'you are now, you are no longer, act as, acting as, pretend to be, pretend you are, pretend that you, your new role, your new task, your new goal, your new objective, your new instructions, your real task, your actual task, your only task, your primary task, your primary directive, new persona, roleplay as, role play as, developer mode, debug mode, maintenance mode, god mode, admin mode, dan mode, jailbreak, jailbroken, unrestricted mode, simulate being, take on the role, assume the role, switch to the role, enter developer, you will act as, system override, admin override, administrator override, override code',
    newTask:
      'your new task, your new goal, your new objective, your new instructions, your real task, your actual task, your primary directive, your true purpose, your new role, your new priority, new instructions for you, your updated instructions',
    unbound:
      'unrestricted, no restrictions, without restrictions, without any restrictions, no limitations, without limitations, unfiltered, no guidelines, without guidelines, no rules, safety off, without ethics, do anything now',
    approved:
      'user has approved, user has already approved, user already approved, user approved, user has confirmed, user has already confirmed, user already confirmed, user confirmed, user has authorised, user has authorized, user has already authorised, user has already authorized, user authorised, user authorized, user has consented, user consented, user has given permission, user has granted, user granted, user gave permission, user gave consent, user has agreed, user has already agreed, user agreed, user has requested, user already requested, user has asked you, user asked you, user wants you to, user would like you to, user has instructed, user instructed, approved by the user, confirmed by the user, authorised by the user, authorized by the user, requested by the user, pre approved by the user, on behalf of the user, owner has approved, owner has already approved, owner has authorised, owner has authorized, account holder has approved, account holder has authorised, account holder has authorized, account owner has approved, account owner has authorized',
    asksFirst:
      'asks first, ask first, always asks, always ask, asks before, ask before, asks you before, ask you before, asks for your approval, asks for your consent, asks for your permission, asks for confirmation, ask for your approval, waits for your approval, waits for your confirmation, needs your approval, only after you confirm, only with your approval, only with your consent, never sends without, checks with you before, nothing is sent without, nothing will be sent without, nothing was sent without',
    reportSuch:
      'report such, report any such, report suspicious, report these mails, report these messages, report phishing, report any suspicious, forward such, forward suspicious, forward any suspicious, pass such, send such, delete such, be reported to, please report',
    noAsk:
      'no need to confirm, no need to ask, no confirmation needed, no confirmation required, no confirmation is needed, no confirmation is required, no further confirmation, no additional confirmation, no approval needed, no approval required, no approval is needed, no approval is required, no further approval, no additional approval, without asking, without confirmation, without confirming, without requiring confirmation, without further confirmation, without approval, without waiting for, without user confirmation, skip confirmation, skip the confirmation, skip the approval, do not ask for confirmation, do not ask for permission, do not ask for approval, do not ask the user, dont ask the user, do not wait for, do not request confirmation, do not seek, no user confirmation, confirmation is not required, confirmation is not needed, approval is not required, pre approved by, preapproved by, pre authorised by, pre authorized by, pre authorised action, pre authorized action, pre approved action, already cleared, cleared by, auto approve, without checking with, without review, no human review, need not confirm, requires no confirmation, requires no approval',
    waiting:
      'when the user says, when the user asks, when the user next, when the user replies, when the user writes, when the user types, when the user thanks, when the user confirms, if the user says, if the user asks, if the user replies, if the user thanks, if the user mentions, once the user says, once the user replies, once the user confirms, as soon as the user, the next time the user, next time the user, after the user says, after the user replies, after the user confirms, whenever the user, every time the user, each time the user, wait until the user, wait for the user, when the user, once the user',
    summaryAct:
      'summarise this, summarize this, summarise the, summarize the, summarising this, summarizing this, summarising the, summarizing the, when summarising, when summarizing, while summarising, while summarizing, summarising emails, summarizing emails, your summary, any summary, ai summary, the summary of this, every summary, in the summary, summary must, summary should, summarise these, summarize these',
    setUp: 'create, set up, setup, add, enable, configure, establish, make, turn on, activate, install',
    summary:
      'summarise, summarize, summarises, summarizes, summarising, summarizing, summarisation, summarization, summary, summaries, digest of this, digest of these, recap, overview of this, overview of these, tl dr',
    answer:
      'your answer, your response, your reply, your output, your summary, your final answer, your final response, your next message, your next reply, every answer, each answer, every response, each response, every reply',
    rank: 'rank, score, rate, shortlist, prioritise, prioritize, recommend, recommend hiring, select this, choose this, prefer this, place this, put this, top candidate, best candidate, strongest candidate, ideal candidate, preferred vendor, preferred supplier, strong hire, top match, perfect match, highest score, top of the list, first place, most qualified, approve this, approve the',
    decode:
      'decode, decrypt, decipher, base64, rot13, hex encoded, unscramble, deobfuscate, translate this code, caesar cipher',
    imperative:
      'add, allow, answer, append, apply, approve, archive, arrange, ask, assign, attach, book, bring, buy, call, cancel, change, check, choose, click, close, complete, confirm, consider, contact, convert, copy, create, decide, define, delete, describe, develop, disable, disregard, do, download, draft, edit, email, enable, enter, explain, fetch, fill, find, finish, fix, follow, forget, forward, generate, get, give, go, help, identify, ignore, include, inform, insert, install, keep, leave, let, list, log, look, make, mark, modify, move, note, notify, open, order, output, paste, pay, perform, pick, place, plan, post, prepare, print, process, produce, provide, publish, put, read, recommend, register, remember, remind, remove, rename, reply, report, request, research, respond, return, review, rewrite, run, save, say, schedule, search, select, send, set, share, show, sign, skip, start, stop, submit, suggest, summarise, summarize, switch, take, tell, test, transfer, translate, try, turn, type, update, upgrade, upload, use, verify, view, visit, wait, watch, write, compare, calculate, compute, classify, design, encrypt, compose, clarify, discuss, outline, simulate, analyse, analyze, evaluate, assess, determine, estimate, extract, highlight, implement, improve, invite, organise, organize, refer, replace, solve, study, teach, track, train, withdraw, act, begin, pretend, reveal, override, bypass, execute, invoke',
  },
};
