import type { Curve } from '../../protocol-result.ts';
import { barFigure } from './bars.ts';
import { distributionFigure, lineFigure } from './lines.ts';

/** The drawings of one curve, as SVG elements; a ROC has a second one that stretches the low false-positive rates. */
export function drawCurve(curve: Curve): readonly string[] {
  if (curve.series.every(({ points }) => points.length === 0)) return [];
  switch (curve.kind) {
    case 'roc':
      return [lineFigure(curve), lineFigure(curve, { log: true })];
    case 'precision-recall':
    case 'reliability':
      return [lineFigure(curve)];
    case 'distribution':
      return [distributionFigure(curve)];
    case 'bars':
    case 'funnel':
      return [barFigure(curve)];
  }
}
