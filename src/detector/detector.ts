import type { Case } from '../case.ts';
import { InputError } from '../errors.ts';
import { assess } from './assess.ts';
import type { DetectorModel } from './model.ts';
import type { Verdict } from './verdict.ts';

/** A detector ready for use. */
export interface Detector {
  readonly model: DetectorModel;
  /**
   * Pure and deterministic: the same case gives the same verdict.
   * @throws InputError for what is no case: a context of parsed mails (`parseMessage`) and texts
   */
  assess(subject: Case): Verdict;
}

export function createDetector(model: DetectorModel): Detector {
  return Object.freeze({ model, assess: (subject: Case) => assess(model, checked(subject)) });
}

const HOW =
  "give { context: [{ kind: 'email', message: await parseMessage(bytes) }, { kind: 'text', text }] }";

/** Callers without types meet a remedy here and no fault of the code. */
function checked(subject: Case): Case {
  const context: unknown = (subject as Partial<Case> | null | undefined)?.context;
  if (!Array.isArray(context)) throw new InputError('bad-case', `assess(): "context" is no list; ${HOW}`);
  for (const [index, item] of context.entries()) {
    const { kind, message, text } = (item ?? {}) as Record<string, unknown>;
    const segments = (message as { segments?: unknown } | null | undefined)?.segments;
    if (kind === 'email' ? !Array.isArray(segments) : kind !== 'text' || typeof text !== 'string')
      throw new InputError(
        'bad-case',
        `assess(): context[${index}] is neither a parsed mail nor a text; ${HOW}`,
      );
  }
  return subject;
}
