import type { Example } from '../../case.ts';
import { loadDataset } from '../../datasets/index.ts';
import { DataError } from '../../errors.ts';
import type { DataUse } from '../protocol-result.ts';

/** A text every configuration judges, and where it counts. */
export interface PeerRow {
  readonly id: string;
  readonly block: Block;
  readonly text: string;
  /** Source of the whole mail, for what reads mail; others are given `text`. */
  readonly mail?: Uint8Array;
  /** Injected mail names the clean mail it was made from (an id of block `clean-test`). */
  readonly clean?: string;
}

export const BLOCKS = [
  'clean-test',
  'clean-train',
  'injected-text',
  'injected-code',
  'notinject',
  'ham',
  'trigger-ham',
  'library-mail',
  'borderline',
] as const;
export type Block = (typeof BLOCKS)[number];

export interface PeerRows {
  readonly rows: readonly PeerRow[];
  readonly data: readonly DataUse[];
  /** What could not be read, and why. */
  readonly missing: readonly string[];
}

/**
 * The rows of the detection table. BIPIA: every mail of the test split, clean and with each text and code attack of the
 * test split after it (`insert_end`), and the clean mails of the training split. Benign: NotInject, real ham, test mails
 * of mail libraries, borderline prompts about security.
 */
export async function peerRows(dataDir: string): Promise<PeerRows> {
  const rows: PeerRow[] = [];
  const data: DataUse[] = [];
  const missing: string[] = [];
  for (const [id, build] of Object.entries(SOURCES)) {
    try {
      const { examples, coverage } = await loadDataset(id, dataDir);
      const made = build(examples);
      for (const row of made) rows.push(row);
      const published = Object.values(coverage.splits).map((split) => split.published);
      data.push({
        set: id,
        rows: made.length,
        published: published.includes(null) ? null : published.reduce((sum: number, n) => sum + n!, 0),
        whole: coverage.whole,
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      missing.push(error.message);
    }
  }
  return { rows, data, missing };
}

const SOURCES: Readonly<Record<string, (examples: readonly Example[]) => PeerRow[]>> = {
  bipia: bipiaMails,
  notinject: (examples) => examples.map((example) => benign('notinject', example)),
  spamassassin: (examples) =>
    examples
      .filter(({ facets }) => facets.category !== 'spam')
      .map((example) => benign(example.facets.trigger_ham === 'true' ? 'trigger-ham' : 'ham', example)),
  eml_fixtures: (examples) => examples.map((example) => benign('library-mail', example)),
  purplellama: (examples) =>
    examples.filter(({ label }) => label === 0).map((example) => benign('borderline', example)),
};

function benign(block: Block, { id, subject, body, raw }: Example): PeerRow {
  return { id, block, text: subject === null ? body : `${subject}\n${body}`, ...(raw && { mail: raw }) };
}

/** The attacks are read back from the planted rows: text attacks from mail, code attacks from the code answers. */
function bipiaMails(examples: readonly Example[]): PeerRow[] {
  const clean = (split: string): Example[] =>
    examples.filter(
      ({ facets, label, ...row }) => row.split === split && facets.task === 'email' && label === 0,
    );
  const attacks = (task: string): string[] => [
    ...new Set(
      examples
        .filter(({ facets, attackSpan, split }) => split === 'test' && facets.task === task && attackSpan)
        .map(({ body, attackSpan }) => body.slice(...attackSpan!)),
    ),
  ];
  const rows: PeerRow[] = clean('train').map((example) => benign('clean-train', example));
  const kinds = [
    ['injected-text', attacks('email')],
    ['injected-code', attacks('code')],
  ] as const;
  for (const example of clean('test')) {
    rows.push(benign('clean-test', example));
    for (const [block, texts] of kinds)
      for (const [i, attack] of texts.entries())
        rows.push({
          id: `${example.id}-${block}-${i}`,
          block,
          text: `${example.body}\n${attack}`,
          clean: example.id,
        });
  }
  return rows;
}
