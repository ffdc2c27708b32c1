import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Curve, ProtocolResult } from '../../src/evaluation/protocol-result.ts';
import { cellText } from '../../src/evaluation/report/cells.ts';
import { drawCurve } from '../../src/evaluation/report/figures/figure.ts';
import { reportHtml, tableHtml } from '../../src/evaluation/report/html.ts';
import { reportMarkdown, tableMarkdown } from '../../src/evaluation/report/markdown.ts';
import { PUBLISHED } from '../../src/evaluation/report/published.ts';
import { buildReport, type ReportInput, reportJson } from '../../src/evaluation/report/report.ts';

const HOSTILE =
  '</td><script>fetch("https://x.example")</script><img src=x onerror=alert(1)> | *a* \u202E\u0000';

const roc: Curve = {
  id: 'roc',
  title: 'ROC',
  kind: 'roc',
  x: { name: 'False-positive rate', unit: 'share of benign rows' },
  y: { name: 'Recall', unit: 'share of attacks' },
  series: [
    {
      name: HOSTILE,
      points: [
        [0, 0],
        [0.02, 0.5],
        [1, 1],
      ],
    },
  ],
};

const result = (more: Partial<ProtocolResult> = {}): ProtocolResult => ({
  protocol: 'P5',
  title: 'Framework',
  mode: 'paper',
  switches: {},
  status: 'done',
  missing: [],
  notes: [HOSTILE],
  data: [{ set: 'bipia', rows: 400, published: 28_700, whole: false }],
  tables: [
    {
      id: 't',
      title: HOSTILE,
      columns: [
        { key: 'name', name: 'row', kind: 'text' },
        { key: 'f1', name: 'F1', kind: 'number' },
        { key: 'words', name: 'words', kind: 'text', local: true },
      ],
      rows: [{ name: HOSTILE, f1: null, words: `secret sample ${HOSTILE}` }],
    },
  ],
  curves: [roc],
  ...more,
});

const input = (results: readonly ProtocolResult[]): ReportInput => ({
  title: 'Report',
  recipe: { name: 'own', seed: 1, quick: false, data: 'd', code: 'c' },
  results,
  missing: [],
});

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function elements(html: string): Node[] {
  const found: Node[] = [];
  const stack: Node[] = [parse(html) as unknown as Node];
  for (let node = stack.pop(); node; node = stack.pop()) {
    found.push(node);
    stack.push(...(node.childNodes ?? []));
  }
  return found;
}

describe('the page', () => {
  const html = reportHtml(buildReport(input([result(), result({ status: 'partial', missing: [HOSTILE] })])));
  it('holds hostile words as words: no element or attribute of theirs, nothing to run or load', () => {
    const nodes = elements(html);
    const names = new Set(nodes.map(({ nodeName }) => nodeName));
    for (const name of ['script', 'img', 'iframe', 'link', 'object']) expect(names).not.toContain(name);
    const attributes = nodes.flatMap(({ attrs }) => attrs ?? []);
    expect(attributes.filter(({ name }) => /^on|^src$/.test(name))).toEqual([]);
    for (const { name, value } of attributes) if (name === 'href') expect(value).toMatch(/^#/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('secret sample');
    expect(html).not.toMatch(/[\u202E\u0000]/);
    expect(html).toContain('\\u{202e}');
  });
  it('has a style for dark screens and for paper', () => {
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('@media print');
  });
  it('says what is missing', () => expect(html).toContain('id="missing"'));
});

describe('Markdown and JSON', () => {
  const report = buildReport(input([result()]));
  it('leave the words of mails out', () => {
    expect(reportJson(report)).not.toContain('secret sample');
    expect(reportMarkdown(report)).not.toContain('secret sample');
    expect(JSON.parse(reportJson(report)).version).toBe(1);
  });
  it('keep hostile words in their cell', () => {
    const [head, rule, row] = tableMarkdown(report.results[0]!.tables[0]!).split('\n');
    const bars = (line: string): number => (line.match(/(?<!\\)\|/g) ?? []).length;
    expect([bars(head!), bars(rule!), bars(row!)]).toEqual([4, 4, 4]);
    expect(row).not.toMatch(/(?<!\\)<|(?<!\\)\*/);
  });
  it('are the same for the same results', () => {
    const again = buildReport(input([result()]));
    expect(reportJson(again)).toBe(reportJson(report));
    expect(reportMarkdown(again)).toBe(reportMarkdown(report));
    expect(reportHtml(again)).toBe(reportHtml(report));
  });
});

describe('cells', () => {
  it.each([
    [null, 'number', '–', 'not measured'],
    [{ value: null, low: null, high: null, n: 0 }, 'share', '–', 'no rows'],
    [{ value: null, low: null, high: null, n: 5 }, 'number', '–', 'one class only'],
    [{ value: 0.0236, low: 0.01, high: 0.046, k: 8, n: 339 }, 'share', '2.4 %', '8 of 339; 1.0 to 4.6 %'],
    [{ value: 0.72, low: 0.65, high: 0.79, n: 400 }, 'number', '0.720', '0.650 to 0.790'],
    [461_640, 'count', '461\u2009640', ''],
    [0.0072, 'share', '0.72 %', ''],
    [0.00004, 'number', '0.00004', ''],
    [0, 'number', '0.000', ''],
  ] as const)('%j as %s', (cell, kind, main, detail) =>
    expect(cellText(cell, kind)).toEqual({ main, detail }),
  );
});

describe('a wide table', () => {
  it('goes on below with the names of its rows, and loses no column', () => {
    const columns = [
      { key: 'name', name: 'name', kind: 'text' as const },
      ...Array.from({ length: 25 }, (_, i) => ({
        key: `k${i}`,
        name: `column ${i}`,
        kind: 'number' as const,
      })),
    ];
    const html = tableHtml({ id: 'w', title: 'W', columns, rows: [{ name: 'first' }] });
    expect(html.match(/<table>/g)).toHaveLength(3);
    expect(html.match(/<td class="words">first/g)).toHaveLength(3);
    for (let i = 0; i < 25; i++) expect(html.match(new RegExp(`>column ${i}<`, 'g'))).toHaveLength(1);
  });
});

describe('published beside ours', () => {
  const reproduced = (ours: number) => [{ published: 'ab.sel_ac.bipia', ours, note: 'LLMail partial' }];
  const report = buildReport(
    input([
      result({ reproduced: reproduced(0.72) }),
      result({ mode: 'leakFree', reproduced: reproduced(0.11) }),
      result({ switches: { L02: 'leakFree' }, reproduced: reproduced(0.67) }),
      result({ switches: { L01: 'leakFree', L03: 'leakFree' }, reproduced: reproduced(0.5) }),
    ]),
  );
  it('sets the modes beside each other, and counts a leak alone only where it is alone', () => {
    const row = report.published.find(({ id }) => id === 'ab.sel_ac.bipia');
    expect(row).toMatchObject({ value: 0.733, paper: 0.72, leakFree: 0.11, repaired: { L02: 0.67 } });
    expect(row!.notes).toEqual(['LLMail partial']);
    expect(reportMarkdown(report)).toContain('What each leak is worth');
    expect(reportHtml(report)).toContain('Published figures and ours');
  });
  it('names every figure once', () => {
    expect(new Set(PUBLISHED.map(({ id }) => id)).size).toBe(PUBLISHED.length);
  });
});

describe('figures', () => {
  const bars: Curve = {
    id: 'b',
    title: 'Ablation',
    kind: 'bars',
    x: { name: 'Variant', unit: '' },
    y: { name: 'Mean F1', unit: '0 to 1' },
    series: [
      {
        name: 'ours',
        labels: ['all', 'none'],
        points: [
          [0, 0.4],
          [1, -0.05],
        ],
      },
    ],
  };
  it('name their axes with units and draw no point outside', () => {
    const all = [roc, { ...roc, kind: 'reliability' }, { ...roc, kind: 'distribution' }] as Curve[];
    for (const curve of all)
      for (const svg of drawCurve(curve)) {
        expect(svg).toContain('False-positive rate (share of benign rows');
        expect(svg).toContain('Recall (share of attacks)');
        const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
        for (const [, x, y] of svg.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(width!);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(height!);
        }
      }
    expect(drawCurve(bars)[0]).toContain('Mean F1 (0 to 1)');
  });
  it('draw a ROC twice, the second time with the low false-positive rates stretched', () => {
    expect(drawCurve(roc)).toHaveLength(2);
    expect(drawCurve(roc)[1]).toContain('logarithmic');
  });
  it('draw nothing of nothing, and bars to both sides of zero', () => {
    expect(drawCurve({ ...roc, series: [] })).toEqual([]);
    const widths = [...drawCurve(bars)[0]!.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, w]) =>
      Number(w),
    );
    expect(widths[0]!).toBeCloseTo(8 * widths[1]!, 0);
  });
});
