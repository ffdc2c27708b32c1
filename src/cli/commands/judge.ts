import { resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import {
  type Endpoint,
  estimateJudge,
  flaggedBounds,
  JudgeCache,
  type JudgeEstimate,
  type JudgeSettings,
  judgeTexts,
  PAPER_JUDGE,
} from '../../evaluation/index.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { safeJson, safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';
import { type LabelledText, type TextSource, textRows } from '../text-rows.ts';

export interface JudgeCommandOptions extends TextSource {
  readonly cache: string;
  readonly endpoint?: string;
  readonly model: string;
  readonly workers: number;
  readonly timeout: number;
  readonly retries: number;
  readonly priceIn: number;
  readonly priceOut: number;
  readonly secondsPerRequest: number;
  readonly threshold: number;
  readonly dryRun?: boolean;
  readonly quiet?: boolean;
}

/** `chainmail judge`: a model behind an OpenAI-compatible endpoint says of each text whether it is an attack. */
export async function judge(file: string, options: JudgeCommandOptions, io: Io): Promise<Status> {
  const rows = await textRows(file, options, io);
  if (rows.length === 0) throw new InputError('no-rows', 'there is no text to judge');
  const settings: JudgeSettings = {
    ...PAPER_JUDGE,
    model: options.model,
    workers: options.workers,
    timeoutSeconds: options.timeout,
    retries: options.retries,
    price: { input: options.priceIn, output: options.priceOut },
  };
  const endpoint: Endpoint = {
    url: options.endpoint ?? io.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    key: io.env.OPENAI_API_KEY ?? null,
  };
  const cache = new JudgeCache(resolve(io.cwd, options.cache));
  const texts = rows.map(({ text }) => text);
  const estimate = estimateJudge(texts, settings, { cache, secondsPerRequest: options.secondsPerRequest });
  await io.stderr.write(estimateText(estimate, settings.model));
  if (options.dryRun) return 0;
  const progress = new Progress(io.stderr, !options.quiet);
  let done = 0;
  try {
    const run = await judgeTexts(texts, {
      endpoint,
      settings,
      cache,
      signal: io.signal,
      onDone: () => {
        done++;
        void progress.show(() => `${done} of ${rows.length} judged`);
      },
    });
    await progress.clear();
    for (const [i, judged] of run.judged.entries())
      await io.stdout.write(`${safeJson({ id: rows[i]!.id, ...judged })}\n`);
    const used = run.usage.input > 0 ? `, ${run.usage.input} tokens in, ${run.usage.output} out` : '';
    await io.stderr.write(`${run.fromCache} from the cache, ${run.requests} requests${used}\n`);
    await io.stderr.write(boundsText(rows, run.judged, options.threshold));
    return run.judged.some((one) => 'failure' in one) ? 2 : 0;
  } catch (error) {
    if (!io.signal.aborted) throw error;
    await progress.clear();
    await io.stderr.write(
      `stopped; ${done} texts are judged and kept in ${options.cache}: run it again to go on\n`,
    );
    return 130;
  } finally {
    await cache.close();
  }
}

function estimateText(estimate: JudgeEstimate, model: string): string {
  const { texts, requests, inputTokens, outputTokens, dollars, seconds } = estimate;
  return `${model}: ${texts} texts, ${requests} to be asked about; about ${inputTokens.toLocaleString('en')} tokens in and at most ${outputTokens.toLocaleString('en')} out, about $${dollars.toFixed(2)} and ${seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`}\n`;
}

/** Share flagged per class, with what the failures could make of it. */
function boundsText(
  rows: readonly LabelledText[],
  judged: Parameters<typeof flaggedBounds>[0],
  threshold: number,
): string {
  const lines = ([1, 0, null] as const).flatMap((label) => {
    const own = judged.filter((_, i) => rows[i]!.label === label);
    if (own.length === 0) return [];
    const { judged: share, least, most, failed } = flaggedBounds(own, threshold);
    const name = label === null ? 'texts' : label === 1 ? 'attacks' : 'benign';
    return [
      [
        name,
        `${share.k} of ${share.n} flagged from ${threshold}`,
        share.value === null
          ? ''
          : `${percent(share.value)} (${percent(share.low!)} to ${percent(share.high!)})`,
        `${failed} failed: between ${percent(least!)} and ${percent(most!)} of all`,
      ],
    ];
  });
  const first = judged.find((one) => 'failure' in one);
  const why = first && 'failure' in first ? `\nfirst failure: ${first.failure}: ${safeLine(first.why)}` : '';
  return `${columnsOf(lines)}${why}\n`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
