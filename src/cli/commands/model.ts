import type { Measured, ModelCard } from '../../detector/index.ts';
import { defaultModelPath, loadDetector } from '../../load-detector.ts';
import { type Colors, colorsFor } from '../colors.ts';
import { wrap } from '../columns.ts';
import type { Io } from '../io.ts';
import { chooseFormat, type Format } from '../options.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

const STRONGEST = 20;

/** `chainmail model`: the card of a model. */
export async function model(
  path: string | undefined,
  options: { readonly format?: Format },
  io: Io,
): Promise<Status> {
  const { card } = (await loadDetector(path)).model;
  const format = chooseFormat(options.format, io);
  if (format === 'jsonl') await io.stdout.write(`${JSON.stringify(card)}\n`);
  else if (format === 'json') await io.stdout.write(`${JSON.stringify(card, null, 2)}\n`);
  else await io.stdout.write(cardText(card, { file: path ?? defaultModelPath(), io }));
  return 0;
}

/** The card for a person to read. */
function cardText(card: ModelCard, { file, io }: { readonly file: string; readonly io: Io }): string {
  const colors = colorsFor(io.stdout, io.env);
  const lines = [
    `${colors.bold(card.id)}  ${file}`,
    `seed ${card.seed}; risk is calibrated at a prior of ${card.prior.toFixed(4)} (attacks among mails)`,
    ...section('Data', columnsOf([['set', 'rows', 'attacks', 'sha256'], ...dataRows(card)]), colors),
    ...section('Thresholds', thresholdText(card), colors),
    ...section('Calibration', calibrationText(card), colors),
    ...section('Strongest features: passages (share of gain)', featureText(card.features.passages), colors),
    ...section('Strongest features: whole mail (weight)', featureText(card.features.policy), colors),
    ...section(
      'Notes',
      card.notes.flatMap((note) => wrap(`- ${note}`, io.stdout.columns - 4)).join('\n'),
      colors,
    ),
    ...section('Recipe', JSON.stringify(card.recipe, null, 2), colors),
  ];
  return `${lines.join('\n')}\n`;
}

function section(title: string, text: string, colors: Colors): string[] {
  if (text === '') return [];
  return ['', colors.bold(title), ...text.split('\n').map((line) => `  ${line}`)];
}

const dataRows = (card: ModelCard): string[][] =>
  card.data.map(({ set, rows, attacks, fingerprint }) => [
    set,
    String(rows),
    String(attacks),
    fingerprint.slice(0, 16),
  ]);

function thresholdText({ thresholds }: ModelCard): string {
  return (['review', 'strict'] as const)
    .flatMap((name) => {
      const { value, target, measured } = thresholds[name];
      const head = `${name}: risk >= ${value.toFixed(4)}, set for at most ${percent(target)} of benign mail flagged`;
      return [
        head,
        ...columnsOf(measured.map(measuredRow))
          .split('\n')
          .map((line) => `  ${line}`),
      ];
    })
    .join('\n');
}

const measuredRow = ({ what, flagged, of, interval: [low, high] }: Measured): string[] => [
  what,
  `${flagged} of ${of}`,
  of === 0 ? '' : percent(flagged / of),
  `95 % interval ${percent(low)} to ${percent(high)}`,
];

function calibrationText({ calibration: { ece, brier, rows, table } }: ModelCard): string {
  const head = `expected calibration error ${ece.toFixed(4)}, Brier score ${brier.toFixed(4)}, on ${rows} rows`;
  const bins = table.map(([said, seen, n]) => [said.toFixed(3), seen.toFixed(3), String(n)]);
  return `${head}\n${columnsOf([['risk said', 'share seen', 'rows'], ...bins])}`;
}

const featureText = (features: readonly (readonly [string, number])[]): string =>
  columnsOf(features.slice(0, STRONGEST).map(([name, weight]) => [name, weight.toFixed(4)]));

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
