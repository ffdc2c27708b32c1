import { createHash } from 'node:crypto';
import { fitTextDetector, type TextDetector } from '../paper/index.ts';
import type { ProtocolContext } from './context.ts';

/** Fitted text models that are kept at a time: those of some rotations, each with three detectors and five verifiers. */
const MOST = 96;

/**
 * Fits a text model, or takes the one that was fitted on the very same texts, labels and options before; scores of texts
 * are kept with it. Runs that differ in what stands above the text models alone then share them.
 */
export function rememberingFit({ cache }: Pick<ProtocolContext, 'cache'>): typeof fitTextDetector {
  const detectors = shared(cache, 'text detectors', () => new Map<string, TextDetector>());
  return (texts, labels, options) => {
    const hash = createHash('sha256').update(JSON.stringify(Object.entries(options).sort()));
    for (const [i, text] of texts.entries()) hash.update(`\n${labels[i]} ${text.length} `).update(text);
    const key = hash.digest('hex');
    const detector = detectors.get(key) ?? withMemory(fitTextDetector(texts, labels, options));
    // the one used last goes last
    detectors.delete(key);
    detectors.set(key, detector);
    if (detectors.size > MOST) detectors.delete(detectors.keys().next().value!);
    return detector;
  };
}

/** Scores by the hash of their text: the padded mails of a stress test are not to be held for it. */
function withMemory(detector: TextDetector): TextDetector {
  const known = new Map<string, number>();
  return {
    ...detector,
    score(texts) {
      const own = texts.map((text) => createHash('sha256').update(text).digest('base64'));
      const fresh = new Map<string, string>();
      for (const [i, id] of own.entries()) if (!known.has(id)) fresh.set(id, texts[i]!);
      const scores = detector.score([...fresh.values()]);
      for (const [at, id] of [...fresh.keys()].entries()) known.set(id, scores[at]!);
      return Float64Array.from(own, (id) => known.get(id)!);
    },
  };
}

function shared<T>(cache: Map<string, unknown>, key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
