import { resolve } from 'node:path';
import { calibrateOnHardNegatives, DETECTOR_PRESETS, loadFrozenDetector } from '../../evaluation/index.ts';
import type { Io } from '../io.ts';
import { safeJson } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';
import { type TextSource, textRows } from '../text-rows.ts';

export interface DetectorOptions extends TextSource {
  readonly file: string;
  readonly calibrate?: boolean;
}

/**
 * `chainmail detector FOLDER`: scores texts with a Hugging Face classifier, by the paper's cut and by windows, and says
 * how many texts the cut truncates. Without a folder it lists the detectors of the paper.
 */
export async function detector(
  folder: string | undefined,
  options: DetectorOptions,
  io: Io,
): Promise<Status> {
  if (folder === undefined) {
    const rows = DETECTOR_PRESETS.map(({ id, name, model }) => [id, name, `https://huggingface.co/${model}`]);
    await io.stdout.write(`${columnsOf(rows)}\n`);
    return 0;
  }
  const rows = await textRows(options.file, options, io);
  const model = await loadFrozenDetector(resolve(io.cwd, folder));
  const { labels, positive, maxTokens, sha256 } = model.folder;
  await io.stderr.write(
    `labels ${labels.join(', ')}; attack is ${labels[positive]} (index ${positive}); ${model.runtime}; weights ${sha256.slice(0, 16)}\n`,
  );
  const { cut, windows, truncated, seconds } = await model.classify(
    rows.map(({ text }) => text),
    io.signal,
  );
  await model.close();
  for (const [i, { id }] of rows.entries())
    await io.stdout.write(`${safeJson({ id, cut: cut[i], windows: windows[i] })}\n`);
  const share = rows.length === 0 ? 0 : (100 * truncated) / rows.length;
  await io.stderr.write(
    `${rows.length} texts in ${seconds.toFixed(1)} s; ${truncated} longer than ${maxTokens} tokens (${share.toFixed(1)} %): the cut drops their rest\n`,
  );
  if (options.calibrate)
    for (const [name, scores] of [
      ['cut', cut],
      ['windows', windows],
    ] as const) {
      const { threshold, flagged, of, upper } = calibrateOnHardNegatives(
        scores.filter((_, i) => rows[i]!.label !== 1),
      );
      await io.stderr.write(
        `${name}: strict from ${threshold}, ${flagged} of ${of} benign rows flagged, at most ${(100 * upper).toFixed(1)} % of such rows (95 %)\n`,
      );
    }
  return 0;
}
