/**
 * Mail that nothing was fitted on, and whose wording nobody saw who wrote training texts or signals. `benchmarks/unseen/`:
 * 120 attacks and 200 ordinary or near-miss mails in 24 languages, in view while builds were compared. `benchmarks/blind/`:
 * 120 attacks and 180 such mails in 15 languages, counted for four builds and looked at for no choice.
 * `npx tsx benchmarks/unseen.ts [--list]` prints how many the shipped model flags, with 95 % Clopper-Pearson intervals;
 * `--list` names the mails it gets wrong. Once a change was made because of one of them, they are no longer unseen: write
 * new ones then.
 */
import { readFileSync } from 'node:fs';
import { loadDetector, parseMessage } from '../src/index.ts';
import { clopperPearson } from '../src/learn/index.ts';

interface UnseenMail {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly request: string;
}

const detector = await loadDetector();
const list = process.argv.includes('--list');

function sourceOf({ subject, body }: UnseenMail): Uint8Array {
  const word = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const head = [
    'From: Kim Vale <kim@vale.example>',
    'To: me@home.example',
    `Subject: ${word}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`);
}

async function countFlagged(folder: string, name: 'attacks' | 'benign'): Promise<void> {
  const lines = readFileSync(new URL(`${folder}/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const counts = new Map<string, { of: number; review: number; strict: number }>();
  for (const line of lines) {
    const mail = JSON.parse(line) as UnseenMail;
    const message = await parseMessage(sourceOf(mail));
    const verdict = detector.assess({ userRequest: mail.request, context: [{ kind: 'email', message }] });
    for (const group of ['all', mail.language === 'en' ? 'English' : 'other languages']) {
      const count = counts.get(group) ?? { of: 0, review: 0, strict: 0 };
      count.of++;
      if (verdict.decision !== 'allow') count.review++;
      if (verdict.decision === 'block') count.strict++;
      counts.set(group, count);
    }
    if (list && (verdict.decision === 'allow') === (name === 'attacks'))
      console.log(`${verdict.risk.toFixed(2)} ${mail.id} ${mail.language} ${mail.kind}`);
  }
  for (const [group, { of, review, strict }] of counts)
    console.log(`${folder}, ${name}, ${group}: strict ${told(strict, of)}, review ${told(review, of)}`);
}

for (const folder of ['unseen', 'blind'])
  for (const name of ['attacks', 'benign'] as const) await countFlagged(folder, name);

function told(flagged: number, of: number): string {
  const { low, high } = clopperPearson(flagged, of);
  return `${flagged} of ${of} (${((100 * flagged) / of).toFixed(1)} %; ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
}
