import type { Cell } from '../../protocol-result.ts';
import type { PublishedRow, Report } from '../report.ts';
import { cut, label, line, linearScale, px, svg, WIDTH } from './svg.ts';

const ROW = 22;
const LEFT = 344;
const RIGHT = WIDTH - 16;
const LETTERS = 52;

/** Figures between 0 and 1, a row each: published, ours in both modes, the shipped model. Empty when nothing is beside. */
export function publishedDots({ published }: Report): string {
  const rows = published.filter((row) => row.unit !== 'count' && marksOf(row).length > 1);
  if (rows.length === 0) return '';
  const bottom = 14 + rows.length * ROW;
  const x = linearScale([0, 1], [LEFT, RIGHT]);
  return svg('Published figures and ours', bottom + 78, [
    ...x.ticks.flatMap((tick) => [
      line([x.at(tick), 6], [x.at(tick), bottom], 'grid'),
      label(tick.toFixed(1), { x: x.at(tick), y: bottom + 16, anchor: 'middle', style: 'tick' }),
    ]),
    ...rows.flatMap((row, i) => {
      const y = 14 + i * ROW + ROW / 2;
      const marks = marksOf(row);
      const values = marks.map(({ value }) => value);
      return [
        label(cut(`${row.protocol} ${row.quantity}`, LETTERS), { x: LEFT - 10, y: y + 4, anchor: 'end' }),
        line([x.at(Math.min(...values)), y], [x.at(Math.max(...values)), y], 'axis'),
        ...marks.map(({ mark, value }) => shape(mark, x.at(value), y)),
      ];
    }),
    label('F1 or share of rows, as the row says (0 to 1)', {
      x: (LEFT + RIGHT) / 2,
      y: bottom + 34,
      anchor: 'middle',
    }),
    ...MARKS.flatMap(([name, text], i) => [
      shape(name, 24 + i * 134, bottom + 58),
      label(text, { x: 36 + i * 134, y: bottom + 62 }),
    ]),
  ]);
}

type Mark = 'published' | 'paper' | 'leakFree' | 'default';

const MARKS: readonly (readonly [Mark, string])[] = [
  ['published', 'published'],
  ['paper', 'ours, as published'],
  ['leakFree', 'ours, leak-free'],
  ['default', 'shipped model'],
];

function marksOf(row: PublishedRow): { mark: Mark; value: number }[] {
  const cells: readonly (readonly [Mark, Cell])[] = [
    ['published', row.value],
    ['paper', row.paper],
    ['leakFree', row.leakFree],
    ['default', row.default],
  ];
  return cells.flatMap(([mark, cell]) => {
    const value = cell !== null && typeof cell === 'object' ? cell.value : cell;
    return typeof value === 'number' ? [{ mark, value }] : [];
  });
}

/** Diamond, circle, square, triangle: told apart without colour. */
function shape(mark: Mark, x: number, y: number): string {
  if (mark === 'paper') return `<circle cx="${px(x)}" cy="${px(y)}" r="4.5" class="fill s0"/>`;
  if (mark === 'leakFree')
    return `<rect x="${px(x - 4)}" y="${px(y - 4)}" width="8" height="8" class="fill s1"/>`;
  const d = mark === 'published' ? 'm0 -6l6 6l-6 6l-6 -6z' : 'm0 -6l5.5 10h-11z';
  return `<path d="M${px(x)} ${px(y)}${d}" class="${mark === 'published' ? 'hollow' : 'fill s2'}"/>`;
}
