import type { Lexicon } from '../scan/concept.ts';

export const nl: Lexicon = {
  language: 'nl',
  phrases: {
    ignore:
      'negeer, negeren, vergeet, vergeten, sla over, laat buiten beschouwing, omzeil, overschrijf, volg niet, volg niet langer, passeer, schrap',
    prior:
      'vorige, eerdere, voorgaande, bovenstaande, hierboven, alle, alles, je, jouw, uw, oorspronkelijke, bestaande, voorafgaande, tot nu toe, systeem*',
    instruction:
      'instructie, instructies, systeeminstructie*, aanwijzingen, richtlijn, richtlijnen, regels, opdrachten, bevelen, prompt, prompts, systeemprompt, beperkingen, voorschriften',
    own: 'mijn vorige, mijn eerdere, mijn laatste, onze vorige, onze eerdere, wasvoorschriften',
    assistant:
      'ai assistent, ai assistenten, ai agent, ai agenten, ai model, ai systeem, taalmodel, taalmodellen, e mailassistent, mailassistent, e mail assistent, virtuele assistent, digitale assistent, kunstmatige intelligentie, beste assistent, hallo assistent, aan de assistent, chatbot, chatgpt, copilot, llm',
    user: 'gebruiker, de gebruiker, accounthouder, rekeninghouder, eigenaar van het account, eigenaar van de mailbox, eigenaar van de inbox',
    you: 'je, jij, jou, jouw, u, uw',
    self: 'ik, wij, we',
    opener:
      'alstublieft, alsjeblieft, graag, gelieve, en, dan, daarna, vervolgens, nu, direct, meteen, onmiddellijk, je moet, u moet, altijd, eerst, voortaan, vanaf nu',
    please: 'alstublieft, alsjeblieft, graag, gelieve, kun je, kunt u, zou je, zou u, wil je, wilt u',
    question: 'wie, wat, wanneer, waar, waarom, hoe, welke, welk, is er, zijn er, heb je, heeft u',
    imperative:
      'stuur, verstuur, verzend, zend, verwijder, wis, antwoord, beantwoord, schrijf, zeg, vertel, voeg, geef, toon, laat, open, klik, lees, maak, bewaar, sla, controleer, vertaal, vat, bel, bevestig, betaal, voer, negeer, vergeet, gebruik, doe, deel, leg, zoek, onthoud, adviseer, vermeld, noem, kopieer, meld, kies, vergelijk, bereken, beschrijf',
    send: 'stuur, verstuur, verzend, zend, doorsturen, deel, beantwoord, antwoord, kopieer, mail, geef door, speel door',
    remove: 'verwijder, wis, archiveer, verplaats, leeg, gooi weg',
    reveal: 'toon, laat zien, onthul, geef, druk af, noem, som op',
    say: 'zeg, vertel, vermeld, meld, informeer, voeg, schrijf, antwoord met, beveel, adviseer, noem, neem op',
    secret:
      'wachtwoord, wachtwoorden, verificatiecode, verificatiecodes, beveiligingscode, beveiligingscodes, toegangscode, toegangscodes, inlogcode, inlogcodes, inloggegevens, eenmalige code, eenmalige codes, eenmalig wachtwoord, api sleutel, api sleutels, bevestigingscode, bevestigingscodes, 2fa code, 2fa codes, herstelcode, herstelcodes, herstellink, resetlink',
    mail: 'e mail, e mails, email, emails, mail, mails, bericht, berichten, postvak, inbox, factuur, facturen, bijlage, bijlagen, contacten, document, documenten, rapport',
    allMail:
      'alle e mails, alle emails, alle mails, alle berichten, elke e mail, elke mail, elk bericht, laatste e mails, laatste mails, laatste berichten, laatste tien, laatste vijf, hele inbox, volledige inbox, hele mailbox, alle facturen, alle contacten, contactenlijst, adresboek, ongelezen berichten, alle inkomende',
    conceal:
      'vertel niet, vertel het niet, vertel niets, zeg niets, zeg niet, zeg het niet, vermeld niet, vermeld dit niet, noem dit niet, informeer niet, waarschuw niet, meld niet, meld dit niet, laat niet weten, onthul niet, toon niet, zonder te vertellen, zonder het te vertellen, zonder te melden, zonder dit te melden, zonder te informeren, zonder medeweten, zonder dat, verberg, verzwijg, mag dit niet weten, mag het niet weten, mag niet weten, mag niets weten, mag hier niets van weten, niet aan de gebruiker, niets aan de gebruiker, hoeft dit niet te weten',
    quietly: 'stilletjes, in het geheim, heimelijk, ongemerkt, op de achtergrond, stiekem',
    never: 'nooit, deel nooit, niet delen',
    remember: 'onthoud, bewaar, sla op, herinner je, denk eraan, blijvend',
    store:
      'in je geheugen, in uw geheugen, in jouw geheugen, in het geheugen, aan je geheugen, langetermijngeheugen',
    fact: 'het volgende, het feit dat, dat',
    future:
      'vanaf nu, voortaan, van nu af aan, in de toekomst, in toekomstige, in alle toekomstige, bij toekomstige, voor alle toekomstige, in elk antwoord, in volgende gesprekken, elke keer dat',
    answer:
      'je antwoord, jouw antwoord, uw antwoord, je samenvatting, uw samenvatting, elk antwoord, toekomstige gesprekken, volgende gesprekken',
    role: 'je bent nu, jij bent nu, u bent nu, je bent niet langer, gedraag je als, doe alsof, speel de rol, treed op als, je nieuwe rol, ontwikkelaarsmodus, onderhoudsmodus',
    newTask: 'je nieuwe taak, uw nieuwe taak, jouw nieuwe taak, je echte taak',
    unbound: 'zonder beperkingen, zonder regels, zonder limieten, onbeperkt, zonder richtlijnen',
    approved:
      'gebruiker heeft al goedgekeurd, gebruiker heeft goedgekeurd, gebruiker heeft dit al goedgekeurd, gebruiker heeft dit goedgekeurd, gebruiker heeft bevestigd, gebruiker heeft al bevestigd, gebruiker heeft toestemming gegeven, gebruiker heeft al toestemming gegeven, goedgekeurd door de gebruiker, gebruiker wil dat je',
    asksFirst:
      'vraagt altijd, vraagt eerst, vraagt toestemming, vraagt om toestemming, vraagt om bevestiging, vraagt het eerst, toestemming voor, toestemming voordat, bevestiging voordat, wacht op je akkoord, wacht op uw akkoord, nooit zonder uw toestemming',
    noAsk:
      'zonder te vragen, zonder bevestiging, geen bevestiging nodig, bevestiging is niet nodig, zonder toestemming, vraag niet om, zonder overleg, zonder navraag',
    summary: 'samenvatting, samenvatten',
    summaryAct:
      'je samenvatting, uw samenvatting, in de samenvatting, bij het samenvatten, als je samenvat, wanneer je samenvat',
    machine:
      'de ai, een ai, elke ai, uw ai, je ai, assistent, assistenten, agent, agenten, bot, bots, software, programma, mailprogramma, het model, het systeem, digitale secretaresse, hulpje, automaat',
    calledTool:
      'assistent:, agent:, ai:, bot:, notitie voor de assistent, opmerking voor de assistent, notitie voor de agent, stap voor de agent, stap voor de assistent, taak voor de agent, taak voor de assistent, instructie voor de agent, instructie voor de assistent',
    visit: 'open, bezoek, laad, ga naar, klik, volg, roep',
    dropTask:
      'negeer het verzoek, negeer de vraag, negeer de taak, negeer de opdracht, laat het verzoek, laat de vraag, laat de opdracht, vergeet het verzoek, vergeet de vraag, vergeet de taak, sla de samenvatting over, in plaats van de samenvatting',
    reportSuch:
      'meld zulke, meld dit soort, meld deze berichten, meld verdachte, stuur zulke, verdachte mails, verdachte berichten',
  },
};
