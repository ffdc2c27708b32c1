import type { Curve } from '../../protocol-result.ts';
import {
  axisName,
  colourOf,
  dashOf,
  label,
  legend,
  line,
  linearScale,
  logScale,
  px,
  type Scale,
  svg,
  tickText,
  WIDTH,
} from './svg.ts';

const BOX = { left: 62, right: WIDTH - 14, top: 10, bottom: 300 };
/** Left end of a logarithmic false-positive axis: one row in a thousand. */
const LOWEST = 0.001;

/** ROC, precision-recall and reliability: both axes run from 0 to 1. `log` stretches the left edge, where detectors work. */
export function lineFigure(curve: Curve, options: { readonly log?: boolean } = {}): string {
  const x = options.log
    ? logScale(LOWEST, [BOX.left, BOX.right])
    : linearScale([0, 1], [BOX.left, BOX.right]);
  const y = linearScale([0, 1], [BOX.bottom, BOX.top]);
  const names = legend(
    curve.series.map(({ name }, series) => ({ name, series })),
    BOX.bottom + 46,
  );
  return svg(curve.title, BOX.bottom + 46 + names.height, [
    ...axes({ x, y }, [axisName(curve.x) + (options.log ? ', logarithmic' : ''), axisName(curve.y)]),
    reference(curve, { x, y }),
    ...curve.series.map(({ points }, series) => {
      const marks =
        curve.kind === 'reliability'
          ? points.map(([a, b]) => dot(x.at(a), y.at(b), colourOf(series))).join('')
          : '';
      return `${path(points, { x, y }, series)}${marks}`;
    }),
    ...names.body,
  ]);
}

interface Scales {
  readonly x: Scale;
  readonly y: Scale;
}

/** Frame, grid, ticks and the names of both axes. */
export function axes({ x, y }: Scales, [xName, yName]: readonly [string, string]): string[] {
  return [
    ...y.ticks.flatMap((tick) => [
      line([BOX.left, y.at(tick)], [BOX.right, y.at(tick)], 'grid'),
      label(tickText(tick), { x: BOX.left - 8, y: y.at(tick) + 4, anchor: 'end', style: 'tick' }),
    ]),
    ...x.ticks.flatMap((tick) => [
      line([x.at(tick), BOX.bottom], [x.at(tick), BOX.bottom + 5], 'axis'),
      label(tickText(tick), { x: x.at(tick), y: BOX.bottom + 19, anchor: 'middle', style: 'tick' }),
    ]),
    line([BOX.left, BOX.bottom], [BOX.right, BOX.bottom], 'axis'),
    label(xName, { x: (BOX.left + BOX.right) / 2, y: BOX.bottom + 38, anchor: 'middle' }),
    label(yName, { x: 16, y: (BOX.top + BOX.bottom) / 2, anchor: 'middle', turned: true }),
  ];
}

/** What chance (ROC) or honesty (reliability) would draw. */
function reference({ kind }: Curve, { x, y }: Scales): string {
  if (kind !== 'roc' && kind !== 'reliability') return '';
  const steps = Array.from({ length: 41 }, (_, i) => LOWEST ** (1 - i / 40));
  return `<path d="M${[0, ...steps].map((v) => `${px(x.at(v))} ${px(y.at(v))}`).join('L')}" class="chance"/>`;
}

function path(points: Curve['series'][number]['points'], { x, y }: Scales, series: number): string {
  if (points.length === 0) return '';
  const d = points.map(([a, b]) => `${px(x.at(a))} ${px(y.at(b))}`).join('L');
  return `<path d="M${d}" class="line ${colourOf(series)}" stroke-dasharray="${dashOf(series)}"/>`;
}

export const dot = (x: number, y: number, style: string): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="3.5" class="fill ${style}"/>`;

/** Share of a class per bin of the score, as steps with a light filling. */
export function distributionFigure(curve: Curve): string {
  const highest = Math.max(0.01, ...curve.series.flatMap(({ points }) => points.map(([, share]) => share)));
  const x = linearScale([0, 1], [BOX.left, BOX.right]);
  const y = linearScale([0, highest], [BOX.bottom, BOX.top]);
  const names = legend(
    curve.series.map(({ name }, series) => ({ name, series })),
    BOX.bottom + 46,
  );
  return svg(curve.title, BOX.bottom + 46 + names.height, [
    ...axes({ x, y }, [axisName(curve.x), axisName(curve.y)]),
    ...curve.series.map(({ points }, series) => {
      const half = points.length > 1 ? (points[1]![0] - points[0]![0]) / 2 : 0.02;
      const steps = points.map(
        ([a, b]) => `L${px(x.at(a - half))} ${px(y.at(b))}L${px(x.at(a + half))} ${px(y.at(b))}`,
      );
      const start = points[0] ? px(x.at(points[0][0] - half)) : px(BOX.left);
      const end = points.length > 0 ? px(x.at(points.at(-1)![0] + half)) : px(BOX.left);
      return `<path d="M${start} ${BOX.bottom}${steps.join('')}L${end} ${BOX.bottom}" class="area line ${colourOf(series)}" stroke-dasharray="${dashOf(series)}"/>`;
    }),
    ...names.body,
  ]);
}
