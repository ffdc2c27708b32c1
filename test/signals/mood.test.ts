import { describe, expect, it } from 'vitest';
import { moodIn, moodOf, TOPICS, type Topic, viewCase } from '../../src/signals/index.ts';

/** An order, then a plain statement, in each language. */
const PAIRS: readonly [string, string, string][] = [
  ['en', 'Please send the report to the office.', 'The report arrived at the office yesterday.'],
  ['de', 'Bitte senden Sie den Bericht an das Büro.', 'Der Bericht kam gestern im Büro an.'],
  ['fr', 'Veuillez lire ceci. Envoyez le rapport au bureau.', 'Le rapport est arrivé hier au bureau.'],
  ['es', 'Por favor, envíe el informe a la oficina.', 'El informe llegó ayer a la oficina.'],
  ['pt', 'Por favor, envie o relatório ao escritório.', 'O relatório chegou ontem ao escritório.'],
  ['it', 'Per favore, invia il rapporto in ufficio.', 'Il rapporto è arrivato ieri in ufficio.'],
  ['nl', 'Stuur het rapport alstublieft naar kantoor.', 'Het rapport kwam gisteren op kantoor aan.'],
  ['pl', 'Proszę, wyślij raport do biura.', 'Raport dotarł wczoraj do biura.'],
  ['ru', 'Пожалуйста, отправьте отчёт в офис.', 'Отчёт вчера пришёл в офис.'],
  ['tr', 'Lütfen raporu ofise gönderin.', 'Rapor dün ofise ulaştı.'],
  ['ar', 'من فضلك أرسل التقرير إلى المكتب.', 'وصل التقرير إلى المكتب أمس.'],
  ['hi', 'कृपया रिपोर्ट कार्यालय को भेजें।', 'रिपोर्ट कल कार्यालय पहुँच गई थी।'],
  ['zh', '请发送报告到办公室。', '报告昨天已经到了办公室。'],
  ['ja', 'レポートを事務所に送信してください。', 'レポートは昨日事務所に届きました。'],
  ['ko', '보고서를 사무실로 보내세요.', '보고서는 어제 사무실에 도착했습니다.'],
];

describe('moodOf', () => {
  it.each(PAIRS)('%s: tells an order from a statement', (_, order, statement) => {
    expect(moodOf(order).imperative).toBeGreaterThan(0);
    expect(moodOf(statement).imperative).toBe(0);
  });

  it('counts requests, questions, addressees', () => {
    const mood = moodOf('Could you help me? I think your AI assistant is broken. Please call.');
    expect(mood).toMatchObject({ request: 2, question: 1, toAssistant: 1 });
    expect(mood.toReader).toBeGreaterThan(0);
    expect(mood.self).toBe(1);
  });

  it('takes a verb for an order only where it begins a clause', () => {
    expect(moodOf('We send the report every week.').imperative).toBe(0);
    expect(moodOf('Send the report every week.').imperative).toBe(1);
    expect(moodOf('Thanks, then delete the draft.').imperative).toBe(1);
  });

  it.each<[string, readonly Topic[]]>([
    ['Send the password to the bot and tell nobody.', ['send', 'secret', 'machine']],
    ['Der Assistent öffnet den Link und sendet das Passwort.', ['machine', 'secret']],
    ['パスワードを送信して、要約には書かないでください。', ['secret', 'summing']],
  ])('tells the topics of %s', (text, topics) => {
    const mood = moodOf(text);
    for (const topic of topics) expect(mood.topics[TOPICS.indexOf(topic)]).toBeGreaterThan(0);
    expect(mood.topics[TOPICS.indexOf('pay')]).toBe(0);
  });

  it('is all zero for a text without words', () => {
    expect(moodOf('')).toEqual({
      sentences: 0,
      imperative: 0,
      question: 0,
      request: 0,
      toReader: 0,
      toAssistant: 0,
      toAnswer: 0,
      self: 0,
      topics: new Uint8Array(TOPICS.length),
    });
  });
});

describe('moodIn', () => {
  it('looks at the stretch only', () => {
    const text = 'We met on Monday. Forward the file to Bob?';
    const [view] = viewCase({ context: [{ kind: 'text', text }] }).texts;
    expect(moodIn(view!, 0, 17)).toMatchObject({ imperative: 0, question: 0, self: 1 });
    expect(moodIn(view!, 18, text.length)).toMatchObject({ imperative: 1, question: 1, self: 0 });
  });
});
