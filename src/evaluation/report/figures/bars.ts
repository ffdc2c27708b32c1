import type { Curve } from '../../protocol-result.ts';
import {
  axisName,
  colourOf,
  cut,
  label,
  legend,
  line,
  linearScale,
  px,
  svg,
  textWidth,
  tickText,
  WIDTH,
} from './svg.ts';

const MAX_LETTERS = 42;
/** Room to the right of the longest bar for its figure. */
const FIGURE = 52;

/**
 * Horizontal bars, one row per label and one bar per series, each with its figure: the values (the curve's y) run to the
 * right. Funnels are the same in stage order.
 */
export function barFigure(curve: Curve): string {
  const labels = curve.series[0]?.labels ?? [];
  const count = Math.max(
    labels.length,
    ...curve.series.flatMap(({ points }) => points.map(([i]) => i + 1)),
    1,
  );
  const series = curve.series.length;
  const thick = series > 2 ? 10 : 14;
  const row = Math.max(1, series) * (thick + 2) + 10;
  const names = Array.from({ length: count }, (_, i) => cut(labels[i] ?? '', MAX_LETTERS));
  const left = Math.min(280, Math.max(60, ...names.map(textWidth)) + 14);
  const right = WIDTH - FIGURE;
  const bottom = 8 + count * row;
  const values = curve.series.flatMap(({ points }) => points.map(([, value]) => value));
  const x = linearScale([Math.min(0, ...values), Math.max(...values, 1e-9)], [left, right]);
  const swatches =
    series > 1
      ? legend(
          curve.series.map(({ name }, i) => ({ name, series: i, filled: true })),
          bottom + 44,
        )
      : { body: [], height: 0 };
  return svg(curve.title, bottom + 44 + swatches.height, [
    ...x.ticks.flatMap((tick) => [
      line([x.at(tick), 4], [x.at(tick), bottom], 'grid'),
      label(tickText(tick), { x: x.at(tick), y: bottom + 16, anchor: 'middle', style: 'tick' }),
    ]),
    ...names.map((name, i) => label(name, { x: left - 8, y: 8 + i * row + row / 2, anchor: 'end' })),
    ...curve.series.flatMap(({ points }, s) =>
      points.map(([i, value]) => {
        const y = 8 + i * row + 3 + s * (thick + 2);
        const [from, to] = [x.at(Math.min(0, value)), x.at(Math.max(0, value))];
        const bar = `<rect x="${px(from)}" y="${px(y)}" width="${px(Math.max(1, to - from))}" height="${thick}" class="fill ${colourOf(s)}"/>`;
        return `${bar}${label(barText(value), { x: to + 5, y: y + thick - 2, style: 'tick' })}`;
      }),
    ),
    line([x.at(0), 4], [x.at(0), bottom], 'axis'),
    label(axisName(curve.y), {
      x: (left + right) / 2,
      y: bottom + 34,
      anchor: 'middle',
    }),
    ...swatches.body,
  ]);
}

const barText = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.01 ? value.toPrecision(2) : tickText(Number(value.toFixed(3)));
