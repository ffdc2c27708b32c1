import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unmask } from '../../src/unmask/index.ts';
import { shared } from '../shared.ts';

/** Ordinary texts whose plain reading is the text itself. */
const UNCHANGED: readonly string[] = [
  'Dear all, please find the minutes attached. We meet again on Monday at 10. Best, Dana',
  'Guten Tag, anbei die Rechnung für März. Bitte überweisen Sie den Betrag bis zum 15. Mit freundlichen Grüßen',
  'Bonjour, veuillez trouver ci-joint le devis demandé. Le système a ignoré votre réponse précédente.',
  'Hola, ¿podrías enviarme las instrucciones del año pasado? Mañana no estaré en la oficina.',
  'Olá, as instruções foram reencaminhadas à secretaria. Obrigado pela atenção e até amanhã.',
  'Ciao, perché non ci vediamo più? Ti mando le istruzioni precedenti domani.',
  'Cześć, łódź jest gotowa, dziękuję za wiadomość. Wysyłam załącznik jeszcze raz.',
  'Hej, møde i morgen før klokken ti på øen. Køb også brød til alle. Hilsen Søren',
  'Merhaba, ışık kapalıydı, kısa sürede yapılan değişiklik için teşekkürler.',
  'Xin chào, tôi gửi lại hướng dẫn trước đó. Cảm ơn bạn đã trả lời thư này.',
  'Ahoj, příští týden přijedu. Pošlete mi prosím předchozí zprávu.',
  'Szia, a fájl kész, kérlek küldd tovább a főnöknek. Üdvözlettel, Árpád',
  'Привет! Завтра встреча в 10, не опаздывай. С уважением, Анна и он.',
  'Он не сок, а мак. Рост высокий, тон тот же. Вот и всё.',
  'Доброго дня! Надсилаю рахунок за послуги. З повагою, Оксана',
  'Поздравляем, Anna! Ваш заказ на iPhone 15 и USB-кабель принят, сумма 300 EUR.',
  'Здраво, састанак је сутра у подне. Поздрав, Јелена',
  'Καλημέρα, σας στέλνω το τιμολόγιο. Με εκτίμηση, Νίκος',
  'The angle α and the mass μ give β = 3.2 µm; σ stays below 5 kΩ, Δt is small. TNF-α rose.',
  'Բարև, ուղարկում եմ հաշիվը։ Շնորհակալություն',
  'გამარჯობა, გიგზავნით ანგარიშს. გმადლობთ',
  'שלום, מצורפת החשבונית לחודש מרץ. תודה רבה',
  'مرحبا، أرسل لكم الفاتورة المرفقة. شكرا جزيلا',
  'سلام، می‌خواهم فاکتور را برای شما بفرستم. خیلی ممنونم',
  'नमस्ते, क्‍षमा करें, मैं कल कार्यालय नहीं आऊँगा। धन्यवाद',
  'สวัสดีครับ ขอส่งใบแจ้งหนี้\u200bเดือนนี้ ขอบคุณครับ',
  '您好，附件是本月的发票，请查收。谢谢！',
  'お世話になっております。請求書を添付いたしますので、ご確認ください。',
  '안녕하세요, 이번 달 청구서를 첨부합니다. 감사합니다.',
  'Great news 🎉 ❤️ 👩‍👩‍👧‍👦 👍🏽 1️⃣ ☎️ see you soon!',
  'Matches today: 🏴󠁧󠁢󠁥󠁮󠁧󠁿 against 🏴󠁧󠁢󠁳󠁣󠁴󠁿, then 🇩🇪🇫🇷🇮🇹 at nine.',
  'Item 葛󠄀 and 辻󠄁 are written in their registered forms.',
  'bh=q9Xn2Lw0ZtPb5rVhYcNg4eKxQ1oUiTzE6yRjA8sDf7k=; b=Tz8kQm1vXw4JbRr5nYp2LsAe7HcUf0GdV9iKo3MxEtB6ZqNjWl+Cy/SgPhIuOaDF',
  'https://t.example/x/7/eyJhbGciOiJSUzI1NiIsImtpZCI6ImstNDEiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiJwb3J0YWwiLCJhdWQiOiJhcHAiLCJleHAiOjE4OTM0NTYwMDAsInJvbGVzIjpbInZpZXdlciIsImVkaXRvciJdfQ.Tz8kQm1vXw4JbRr5nYp2LsAe7HcUf0GdV9iKo3MxEtB',
  'Click https://click.example/ls/click?upn=u001.Xk2-2Bq9d7fJ3mA8sLw0ZtPb5rVhYcNg4eKxQ1oUiTzE6yRj&e=12 to see it.',
  'Search: https://shop.example/find?q=red%20shoes%20size%2042&sort=price%3Aasc',
  'Artikel: https://de.wiki.example/wiki/M%C3%BCnchen und https://ru.wiki.example/wiki/%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
  'mailto:list@example.com?subject=Unsubscribe&body=Please%20take%20me%20off%20the%20list',
  'Request 550e8400-e29b-41d4-a716-446655440000 failed, commit 3f786850e387550fdab836ed7e6dc881de23001b.',
  'sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 file.tar.gz',
  '-----BEGIN PGP SIGNATURE-----\n\niQEzBAEBCAAdFiEEjq3wZ0pLr8fYqkV2n1xQd9RzCvsFAmT0mXkACgkQn1xQd9Rz\nCvt1Zgf9H8fJ0Wl2mB7yqX4uK5pD3sV6tN1rG0cE9oLhYxUaTbIwPnQ4eRzSjMkF\n=aB3d\n-----END PGP SIGNATURE-----',
  'begin 644 photo.gif\nM1TE&.#EA`0`!`(```````/___R\'Y!`$`````+``````!``$```("1`$`.P``\n`\nend',
  '<img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">',
  'The B2B and i18n teams meet at 0x1F; 4ever young, W3C and K8s, c3po, mp3, 3D, 2nd, 10x, l10n, a11y.',
  'Part numbers: A4B8-99X, 1N4148, 74HC595, M3x10, RJ45, 7805CT and LM317T are in stock.',
  'Tickers: AAPL +1.2%, MSFT -0.4%, BRK.B, T, F, X, V and C fell; GOOG rose.',
  'for (let i = 0; i < n; i++) { if (a[i] & 1) x += a[i] << 2; } // see user.files[0].email',
  "SELECT id, name FROM users WHERE email LIKE '%@example.com' AND state <> 3;",
  'const re = /[a-z0-9]+\\.(com|net)\\b/; path C:\\users\\dana\\files\\new',
  'diff -b -w -u -d -r1.100 old.c new.c',
  '+------+------+\n| a    | b    |\n+------+------+\n| 1    | 2    |\n+------+------+',
  "This e-mail and any attachments may be confidential. E-mails to the users' group are archived.",
  'Take away what you see along the way; we send e-mail on-line and log in with a pass.',
  'The U.S. and the U.K. met at 4 p.m., e.g. on Friday; P.S. call me, i.e. today.',
  'Vitamins A, B, C, D, E and K. Options: a) yes b) no c) maybe d) later.',
  'Dear J. R. R. Tolkien Society, x + y = z and a / b * c - d = e.',
  'a, b, c = f(x, y, z); [i, j, k, l]',
  'Recieve the mesage tommorow, sorry for the typos in previuos mail.',
  'Password: S3cr3t-P4ss! and your code is 4F7K-2M9Q.',
  'Der Zug fährt um 8.15 Uhr ab; Rückfahrt am 3. Mai. Größe: 42½, Preis 3 € pro m² und 5 ‰.',
  'Ⓡ ™ © № 5, H₂O at 20 ℃, 10⁻³ and ½ cup.',
];

/** Ordinary texts that read differently, without an alarm: [source, plain reading]. */
const QUIET: readonly (readonly [string, string])[] = [
  ['Hello\u200c\u00a0\u200c\u00a0\u200c\u00a0\u034f \u034f \u00ad\u00ad', 'Hello\u00a0\u00a0\u00a0  '],
  ['\ufeffDear Dana', 'Dear Dana'],
  ['\u2068Anna\u2069 \u200fשלום\u200f', 'Anna שלום'],
  ['株式会社ＡＢＣ 電話０３', '株式会社ABC 電話03'],
  ['Tom &amp; Jerry &lt;tom@example.com&gt;', 'Tom & Jerry <tom@example.com>'],
  ['the ﬁnal ofﬁce ﬂoor', 'the final office floor'],
];

describe('ordinary texts', () => {
  it.each(UNCHANGED)('stay as they are: %j', (text) => {
    const { plain, decoded, truncated } = unmask(text);
    expect(plain.text).toBe(text);
    expect(plain.disguises).toEqual([]);
    expect(decoded.map((reading) => reading.text)).toEqual([]);
    expect(truncated).toBe(false);
  });
  it.each(QUIET)('are read quietly: %j', (text, plain) => {
    const read = unmask(text);
    expect(read.plain.text).toBe(plain);
    expect(read.plain.disguises).toEqual([]);
    expect(read.decoded).toEqual([]);
  });
  it('undo soft hyphens of a newsletter by their name alone', () => {
    const { plain, decoded } = unmask(
      'Die Bundes\u00adregierung plant Steuer\u00aderleichterungen für Familien.',
    );
    expect(plain.text).toBe('Die Bundesregierung plant Steuererleichterungen für Familien.');
    expect(plain.disguises.every(({ kind }) => kind === 'soft-hyphen')).toBe(true);
    expect(decoded).toEqual([]);
  });
  it('join spaced headings by their name alone', () => {
    const { plain, decoded } = unmask('S A L E\nS U M M E R   D E A L S');
    expect(plain.text).toBe('SALE\nSUMMER DEALS');
    expect(plain.disguises.every(({ kind }) => kind === 'letter-spacing')).toBe(true);
    expect(decoded).toEqual([]);
  });
});

describe.skipIf(shared === null)('real ham (needs ../shared)', () => {
  it('has decoded readings and changed words in next to no mail', () => {
    const lines = gunzipSync(readFileSync(`${shared}/data/spamassassin/spamassassin.jsonl.gz`))
      .toString()
      .split('\n');
    const ham = lines
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter((mail) => mail.label === 0 && mail.category !== 'spam');
    let decoded = 0;
    let disguised = 0;
    for (const { subject, body } of ham) {
      const read = unmask(`${subject}\n${body}`);
      if (read.decoded.length > 0) decoded++;
      if (read.plain.disguises.length > 0) disguised++;
    }
    expect(ham.length).toBeGreaterThan(4000);
    expect(decoded / ham.length).toBeLessThan(0.001);
    expect(disguised / ham.length).toBeLessThan(0.01);
  });
});
