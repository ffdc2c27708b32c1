import { InputError } from '../errors.ts';
import { detectorColumns } from './detectors/detector-columns.ts';
import { loadFrozenDetector } from './detectors/frozen-detector.ts';
import { DETECTOR_PRESETS } from './detectors/presets.ts';
import { JudgeCache } from './judge/judge-cache.ts';
import { judgeScorer } from './judge/judge-scorer.ts';
import { PAPER_JUDGE } from './judge/settings.ts';
import { readyContestants } from './peers/contestants.ts';
import { peerScorer } from './peers/peer-scorer.ts';
import type { Scorer } from './scorer.ts';

export interface ScorerEdge {
  /** Makes a path of the recipe absolute. */
  readonly path: (relative: string) => string;
  /** Where the key and the address of the judge are read from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Starts the process that peers run in. */
  readonly host: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * The columns of others that a recipe names, null where the name is none of these:
 * `peer:CONFIGURATION:FOLDER` (installed there), `detector:PRESET:FOLDER` or `detector:FOLDER` (two columns: the paper's
 * cut and windows), `judge:MODEL:CACHE` (key and address from the environment).
 * @throws InputError naming what is not there
 */
export async function otherScorers(spec: string, edge: ScorerEdge): Promise<Scorer[] | null> {
  const [kind, first = '', ...rest] = spec.split(':');
  const place = rest.join(':');
  const signal = edge.signal ? { signal: edge.signal } : {};
  if (kind === 'peer') {
    const { contestants, absent } = await readyContestants([first], {
      host: edge.host,
      into: edge.path(place),
    });
    if (contestants[0] === undefined) throw new InputError('peer-absent', absent[0]!);
    return [peerScorer(contestants[0])];
  }
  if (kind === 'detector') {
    const preset = DETECTOR_PRESETS.find(({ id }) => id === first);
    if (preset === undefined && place !== '')
      throw new InputError(
        'detector-preset',
        `there is no detector called ${first}; known are ${DETECTOR_PRESETS.map(({ id }) => id).join(', ')}`,
      );
    const detector = await loadFrozenDetector(edge.path(preset ? place : first));
    return detectorColumns(detector, preset?.name ?? first, edge.signal);
  }
  if (kind === 'judge') {
    const cache = new JudgeCache(edge.path(place === '' ? `${first}.jsonl` : place));
    const url = edge.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
    const endpoint = { url, key: edge.env.OPENAI_API_KEY ?? null };
    return [judgeScorer({ endpoint, settings: { ...PAPER_JUDGE, model: first }, cache, ...signal })];
  }
  return null;
}
