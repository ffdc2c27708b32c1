import type { Lexicon } from '../scan/concept.ts';

export const pl: Lexicon = {
  language: 'pl',
  phrases: {
    ignore:
      'zignoruj*, ignoruj*, pomiń, pomińcie, pomijaj, zapomnij*, zapomnieć, nie przestrzegaj*, nie stosuj*, odrzuć, obejdź, nadpisz, unieważnij, lekceważ, nie wykonuj, porzuć',
    prior:
      'poprzedni*, wcześniejsz*, powyższ*, dotychczasow*, wszystki*, wszelki*, swoje, twoje, pierwotn*, istniejąc*, systemow*, uprzedni*, otrzyman*',
    instruction:
      'instrukcj*, polece*, wytyczn*, dyrektyw*, zasad*, reguł*, rozkaz*, nakaz*, prompt*, ogranicze*, zaleceni*',
    own: 'moje poprzednie, moją poprzednią, moje wcześniejsze, mojego poprzedniego, nasze poprzednie',
    assistant:
      'asystencie ai, asystent ai, asystenta ai, asystentem ai, asystencie, asystentem sztucznej inteligencji, agent ai, agenci ai, agencie ai, model językowy, modelu językowy, modelem językowym, modele językowe, asystent poczty, asystenta poczty, wirtualny asystent, wirtualny asystencie, sztuczna inteligencja, sztuczną inteligencją, drogi asystencie, do asystenta, chatbot, chatgpt, copilot, llm',
    user: 'użytkownik, użytkownika, użytkownikowi, użytkownikiem, użytkowniczce, właściciel konta, właściciela konta, właścicielowi konta, właściciela skrzynki, właścicielowi skrzynki',
    you: 'ty, ciebie, cię, tobie, twój, twoja, twoje, pan, pani, państwo',
    self: 'ja, my, jestem, jesteśmy, mam',
    opener: 'proszę, następnie, potem, teraz, natychmiast, musisz, zawsze, najpierw, niezwłocznie',
    please: 'proszę, prosimy, uprzejmie, czy możesz, czy mógłbyś, czy mogłaby',
    question: 'kto, co, kiedy, gdzie, dlaczego, jak, który, która, które, czy',
    imperative:
      'wyślij, prześlij, przekaż, usuń, skasuj, odpowiedz, napisz, powiedz, dodaj, podaj, pokaż, otwórz, kliknij, przeczytaj, utwórz, zapisz, sprawdź, przetłumacz, podsumuj, streść, zadzwoń, potwierdź, zapłać, wykonaj, zignoruj, zapomnij, użyj, zrób, udostępnij, wyjaśnij, znajdź, zapamiętaj, poleć, wspomnij, skopiuj, poinformuj, wybierz, porównaj, oblicz, opisz, wymień',
    send: 'wyślij*, prześlij*, przekaż*, przesłać, udostępnij*, odpowiedz*, skopiuj, podaj dalej, rozsyłaj, przekazuj, wysyłaj',
    remove: 'usuń*, skasuj*, zarchiwizuj*, archiwizuj, wyczyść, przenieś, wykasuj',
    reveal: 'pokaż, ujawnij, wyświetl, wypisz, podaj, wydrukuj, wymień',
    say: 'powiedz*, wspomnij, poinformuj*, dodaj, napisz*, dołącz, zarekomenduj, poleć, odpowiedz że, przekaż że, zgłoś',
    secret:
      'hasło, hasła, haseł, hasłem, kod weryfikacyjny, kody weryfikacyjne, kodu weryfikacyjnego, kodów weryfikacyjnych, kod bezpieczeństwa, kody bezpieczeństwa, kod dostępu, kody dostępu, kod jednorazowy, kody jednorazowe, jednorazowy kod, jednorazowe kody, hasła jednorazowe, dane logowania, danych logowania, klucz api, klucze api, kod potwierdzający, kody potwierdzające, kod logowania, kody logowania, link do resetowania, linki do resetowania, kody 2fa, kod 2fa',
    mail: 'e mail, e maila, e maile, e maili, mail, maila, maile, maili, wiadomość, wiadomości, skrzynka, skrzynkę, skrzynki, faktura, fakturę, faktury, załącznik, załączniki, kontakty, dokument, dokumenty, raport',
    allMail:
      'wszystkie e maile, wszystkie maile, wszystkie wiadomości, każdy e mail, każdą wiadomość, każdego maila, ostatnie e maile, ostatnie maile, ostatnie wiadomości, ostatnich wiadomości, ostatnich dziesięć, dziesięć ostatnich, pięć ostatnich, całą skrzynkę, wszystkie faktury, wszystkie kontakty, listę kontaktów, książkę adresową, nieprzeczytane wiadomości, całą korespondencję',
    conceal:
      'nie mów, nie mówcie, nie wspominaj, nie informuj*, nie powiadamiaj, nie ujawniaj, nie pokazuj, nie ostrzegaj, nie zgłaszaj, bez informowania, bez powiadamiania, bez wiedzy, bez wspominania, nie mówiąc, ukryj, ukryj to, zataj, nie może wiedzieć, nie może się dowiedzieć, nie powinien wiedzieć, nie musi wiedzieć, nic nie mów, w tajemnicy przed',
    quietly: 'po cichu, potajemnie, w tajemnicy, dyskretnie, w tle, niezauważenie',
    never: 'nigdy, nie udostępniaj, nie podawaj, nie wysyłaj',
    remember: 'zapamiętaj*, pamiętaj*, zapisz*, zachowaj',
    store: 'w pamięci, w swojej pamięci, do pamięci, do swojej pamięci, w pamięci długotrwałej',
    fact: 'następując*, że',
    future:
      'od teraz, od tej pory, odtąd, na przyszłość, w przyszłości, w przyszłych, we wszystkich przyszłych, w kolejnych rozmowach, w każdej odpowiedzi, za każdym razem, w następnych rozmowach',
    answer:
      'twoja odpowiedź, twojej odpowiedzi, swojej odpowiedzi, każdej odpowiedzi, twoje podsumowanie, swoim podsumowaniu, przyszłych rozmowach, kolejnych rozmowach',
    role: 'jesteś teraz, teraz jesteś, od teraz jesteś, nie jesteś już, działaj jako, zachowuj się jak, udawaj, wciel się w, twoja nowa rola, tryb deweloperski, tryb programisty, tryb deweloperskim, trybie deweloperskim',
    newTask: 'twoje nowe zadanie, twoim nowym zadaniem, twoje prawdziwe zadanie',
    unbound: 'bez ogranicze*, bez zasad, bez limitów, bez żadnych ogranicze*',
    approved:
      'użytkownik już zatwierdził, użytkownik zatwierdził, użytkownik potwierdził, użytkownik już potwierdził, użytkownik wyraził zgodę, użytkownik już wyraził zgodę, użytkownik zezwolił, zatwierdzone przez użytkownika, zatwierdzony przez użytkownika, użytkownik chce żebyś',
    asksFirst:
      'zawsze pyta, pyta przed, pyta o zgodę, pyta najpierw, prosi o zgodę, prosi o potwierdzenie, za twoją zgodą, za państwa zgodą, czeka na potwierdzenie, nigdy nie wysyła bez',
    noAsk:
      'bez pytania, bez potwierdzenia, bez potwierdzania, potwierdzenie nie jest, nie pytaj o, bez zgody, nie wymaga potwierdzenia, nie trzeba potwierdzać',
    summary: 'podsumowanie, podsumowaniu, streszczenie, streszczeniu',
    summaryAct:
      'swoim podsumowaniu, twoim podsumowaniu, w podsumowaniu, w streszczeniu, podsumowując, streszczając',
    machine:
      'asystent*, agent, agenta, agentowi, bot, bota, botowi, program, programu, oprogramowanie, model, system, automat, cyfrowy sekretarz, sztuczna inteligencja, sztucznej inteligencji, si',
    calledTool:
      'asystent:, asystencie:, agent:, agencie:, bot:, ai:, si:, uwaga dla asystenta, notatka dla asystenta, notatka dla agenta, krok dla agenta, krok dla asystenta, zadanie dla agenta, zadanie dla asystenta, polecenie dla agenta, polecenie dla asystenta',
    visit: 'otwórz, otworzyć, odwiedź, wczytaj, załaduj, przejdź do, przejdź na, wejdź na, kliknij, wywołaj',
    dropTask:
      'zignoruj prośbę, zignoruj pytanie, zignoruj zadanie, pomiń prośbę, pomiń pytanie, pomiń zadanie, pomiń podsumowanie, zostaw prośbę, zostaw zadanie, zapomnij o prośbie, zapomnij o pytaniu, zapomnij o zadaniu, porzuć zadanie, zamiast podsumowania',
    reportSuch:
      'zgłaszaj takie, zgłaszajcie takie, prosimy zgłaszać, takie wiadomości, podejrzane wiadomości, podejrzane maile',
  },
};
