import type { Lexicon } from '../scan/concept.ts';

export const de: Lexicon = {
  language: 'de',
  phrases: {
    ignore:
      'ignorier*, missachte*, vergiss, vergesst, vergessen sie, verwirf, verwerfen sie, übergehe, übergehen sie, umgehe, umgehen sie, überschreib*, setze dich hinweg, setzen sie sich hinweg, befolge nicht, befolgen sie nicht, nicht mehr befolgen, beachte nicht, beachten sie nicht, außer acht, lass alle, lassen sie alle',
    prior:
      'vorherig*, vorige*, bisherig*, frühere*, vorangegangen*, vorangehend*, obig*, oben, alle, alles, sämtliche*, deine, ihre, jede, ursprünglich*, bestehend*, vorstehend*, zuvor, davor, voranstehend*, systems',
    instruction:
      'anweisung*, instruktion*, systemanweisung*, vorgaben, richtlinie*, befehle*, regeln, systemprompt*, system prompt, prompt, prompts, sicherheitsregel*, weisungen, beschränkungen, einschränkungen, anordnungen, gesagt wurde',
    own: 'meine vorherige*, meine letzte*, meine bisherige*, unsere letzte*, unsere vorherige*, pflegeanweisung*, aufbauanleitung',
    assistant:
      'ki assistent*, ki assistenz*, ki agent*, ki modell*, ki system*, ki, sprachmodell*, e mail assistent*, mail assistent*, digitaler assistent, virtueller assistent, sprachassistent*, ai assistent*, chatbot, hallo assistent, lieber assistent, an den assistenten, künstliche intelligenz, chatgpt, copilot',
    user: 'nutzer, benutzer, nutzers, benutzers, nutzerin, anwender, kontoinhaber*, postfachinhaber*, kontobesitzer*, den besitzer, eigentümer des postfachs, auftraggeber',
    you: 'du, dir, dich, dein, deine, deinen, deiner, sie, ihnen',
    self: 'ich, wir',
    opener:
      'bitte, und, dann, danach, nun, jetzt, sofort, zuerst, anschließend, außerdem, du musst, sie müssen, du sollst, sie sollen, immer, einfach, umgehend, unbedingt, ab sofort, von nun an, künftig',
    please: 'bitte, könnten sie, könntest du, würden sie, kannst du, können sie',
    question:
      'wer, was, wann, wo, warum, wie, welche, welcher, welches, gibt es, haben sie, hast du, können wir',
    imperative:
      'sende, senden, schick, schicke, schicken, leite, leiten, lösche, löschen, antworte, antworten, schreibe, schreiben, schreib, sage, sag, sagen, nenne, nennen, gib, geben, zeige, zeigen, öffne, öffnen, klicke, klicken, lies, lesen, füge, fügen, ergänze, ergänzen, erstelle, erstellen, merke, merken, speichere, speichern, prüfe, prüfen, übersetze, übersetzen, fasse, fassen, rufe, rufen, bestätige, bestätigen, überweise, überweisen, führe, führen, ignoriere, ignorieren, vergiss, verwende, verwenden, nutze, nutzen, mache, machen, mach, teile, teilen, erkläre, erklären, beachte, beachten, melde, melden, finde, finden, suche, suchen, erzähle, erzählen, beantworte, beantworten, wähle, wählen, vergleiche, berechne, analysiere',
    send: 'sende, senden sie, schick, schicke, schicken sie, leite, leiten sie, weiterleiten, übermittle, übermitteln sie, versende, versenden sie, weitersenden, teile, mailen sie, antworte, antworten sie, schreibe an, kopiere, kopieren sie, gib weiter, geben sie weiter, verschicke',
    remove:
      'lösche, löschen sie, entferne, entfernen sie, archiviere, archivieren sie, verschiebe, verschieben sie, leere, leeren sie',
    reveal:
      'zeige, zeigen sie, gib, geben sie, nenne, nennen sie, verrate, verraten sie, drucke, liste, offenbare, lege offen',
    say: 'sage, sag, sagen sie, teile mit, teilen sie, erwähne, erwähnen sie, informiere, informieren sie, schreibe, schreib, füge, fügen sie, ergänze, antworte mit, empfiehl, empfehlen sie, nenne, behaupte',
    secret:
      'passwort, passwörter, passworts, kennwort, kennwörter, zugangsdaten, anmeldedaten, bestätigungscode*, verifizierungscode*, sicherheitscode*, einmalcode*, einmalpasswort*, einmalkennwort*, tan, zugangscode*, anmeldecode*, api schlüssel, zwei faktor code*, 2fa code*, wiederherstellungscode*, passwort reset*',
    mail: 'e mail, e mails, email, emails, mail, mails, nachricht, nachrichten, postfach, posteingang, rechnung, rechnungen, anhang, anhänge, kontakte, dokument, dokumente, bericht',
    allMail:
      'alle e mails, alle emails, alle mails, alle nachrichten, jede e mail, jede mail, jede nachricht, letzten e mails, letzten mails, letzten nachrichten, letzten zehn, letzten fünf, gesamten posteingang, ganzen posteingang, gesamtes postfach, gesamte postfach, gesamten verlauf, alle rechnungen, alle kontakte, kontaktliste, adressbuch, ungelesenen mails, alle ungelesenen, alle eingehenden',
    conceal:
      'sage nichts, sag nichts, sagen sie nichts, sage dem nutzer nicht, nicht erwähnen, erwähne nicht, erwähne dies nicht, erwähne das nicht, erwähnen sie nicht, erwähnen sie dies nicht, nicht mitteilen, teile nicht mit, informiere nicht, informieren sie nicht, nicht informieren, ohne dass, ohne wissen, ohne es dem, ohne den, verheimliche, verschweige, verschweigen sie, darf nichts, darf davon nichts, darf das nicht, darf nicht wissen, darf nicht erfahren, nicht erfahren, nichts erfährt, verrate nichts, nicht verraten, nicht anzeigen, geheim halten, vor dem nutzer, vor dem benutzer, kein wort, nichts davon, nicht sagen',
    quietly: 'heimlich, unbemerkt, im hintergrund, stillschweigend, unauffällig',
    never: 'niemals, nie, werden wir, fragen nie, nicht angefordert, keine passwörter',
    remember:
      'merke dir, merken sie sich, merk dir, behalte, speichere, speichern sie, erinnere dich, denk daran, denke daran, dauerhaft',
    store:
      'in deinem gedächtnis, in ihrem gedächtnis, in deinem speicher, in dein gedächtnis, im langzeitgedächtnis, ins langzeitgedächtnis, in deinen erinnerungen',
    fact: 'folgendes, die folgende, folgende tatsache, dass',
    future:
      'von nun an, von jetzt an, ab jetzt, ab sofort, in zukunft, in künftigen, in allen künftigen, in zukünftigen, in allen zukünftigen, bei künftigen, künftig, in jeder antwort, für alle künftigen, für alle weiteren, in späteren unterhaltungen',
    answer:
      'deine antwort, deiner antwort, ihrer antwort, deine zusammenfassung, deiner zusammenfassung, jeder antwort, antworten, künftigen gesprächen, künftigen unterhaltungen, zukünftigen gesprächen',
    role: 'du bist jetzt, du bist nun, sie sind jetzt, sie sind nun, ab jetzt bist du, verhalte dich wie, agiere als, handle als, spiele die rolle, tu so als, deine neue rolle, entwicklermodus, wartungsmodus',
    newTask: 'deine neue aufgabe, ihre neue aufgabe, deine eigentliche aufgabe, neue anweisungen für dich',
    unbound: 'ohne einschränkungen, ohne regeln, ohne beschränkungen, uneingeschränkt, ohne richtlinien',
    approved:
      'nutzer hat bereits zugestimmt, nutzer hat zugestimmt, benutzer hat zugestimmt, benutzer hat bereits zugestimmt, nutzer hat genehmigt, nutzer hat dies genehmigt, nutzer hat es genehmigt, nutzer hat bestätigt, vom nutzer genehmigt, vom nutzer bestätigt, vom benutzer genehmigt, nutzer hat dies bereits, nutzer hat das bereits, nutzer hat die, nutzer möchte dass du',
    asksFirst:
      'fragt vor, fragt immer, fragt erst, fragt zuerst, fragt sie vor, fragt dich vor, fragt nach bevor, fragt dabei, bittet um ihre zustimmung, bittet um bestätigung, holt ihre zustimmung, nur mit ihrer zustimmung, nur nach ihrer bestätigung, nie ohne ihre zustimmung, nichts ohne ihre, vor jedem versand, vor dem versand, fragt jedes mal, fragt stets',
    noAsk:
      'ohne nachfrage, ohne rückfrage, ohne nachzufragen, ohne bestätigung, keine bestätigung nötig, keine bestätigung erforderlich, ohne zu fragen, ohne rücksprache, nicht nachfragen, frage nicht nach, keine rückfrage nötig',
    summary: 'zusammenfassung, zusammenfassen',
    summaryAct:
      'deiner zusammenfassung, ihrer zusammenfassung, beim zusammenfassen, wenn du zusammenfasst, wenn du diese, in der zusammenfassung, der zusammenfassung dieser',
    machine:
      'die ki, jede ki, eine ki, deine ki, ihre ki, assistent, assistenten, assistenz, agent, agenten, bot, bots, software, programm, mailprogramm, postprogramm, automat, automatik, helferprogramm, digitale sekretärin, digitaler sekretär, maschine, das modell, das system, vorsortierung, zusammenfasser',
    calledTool:
      'assistent:, agent:, ki:, bot:, ki assistent:, ki agent:, chatbot:, hinweis an den assistenten, hinweis für den assistenten, hinweis für den agenten, schritt für den agenten, schritt für den assistenten, aufgabe für den agenten, aufgabe für den assistenten, anweisung für den agenten, anweisung für den assistenten',
    visit:
      'öffne, öffnen, rufe, rufen, besuche, besuchen, lade, laden, gehe auf, gehen sie auf, klicke, klicken, folge, folgen',
    dropTask:
      'lass die anfrage, lass die frage, lass die aufgabe, lass den auftrag, ignoriere die anfrage, ignoriere die frage, ignoriere den auftrag, ignoriere die aufgabe, vergiss die anfrage, vergiss die frage, vergiss den auftrag, vergiss die aufgabe, überspringe die zusammenfassung, brich die aufgabe ab, statt der zusammenfassung, statt die frage',
    reportSuch:
      'melden sie solche, melde solche, solche mails melden, solche nachrichten melden, solche e mails, leiten sie solche, verdächtige mails, verdächtige nachrichten, verdächtiges melden, bitte melden',
  },
};
