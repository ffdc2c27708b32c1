import type { Inspection, Session } from '../../guard/index.ts';
import { isReadable } from '../readable.ts';
import { type Json, Recent } from './message.ts';

const MAX_KNOWN = 2_000;
const MAX_KNOWN_CHARS = 20_000;
/** Characters of one value; no honest definition comes near. */
const MAX_CHARS = 500_000;
export const WITHHELD_TEXT = '[withheld by chainmail: this text carries instructions]';

/** `text` stands for the original where it is not clean. */
export type Judgement = { readonly clean: true } | { readonly clean: false; readonly text: string };

const CLEAN: Judgement = { clean: true };
const DIRTY: Judgement = { clean: false, text: WITHHELD_TEXT };

/**
 * Judges what a server says about itself: descriptions, instructions, questions, log lines. None of it is content that the
 * user's words can point to, so each text is judged in a session of its own and none is kept.
 */
export class TextJudge {
  readonly #newSession: () => Pick<Session, 'inspect'>;
  readonly #known = new Recent<string, Judgement>(MAX_KNOWN);

  constructor(newSession: () => Pick<Session, 'inspect'>) {
    this.#newSession = newSession;
  }

  /** Judges a text. Never throws; what cannot be judged is not clean. */
  async judge(text: string, source: string): Promise<Judgement> {
    if (text.trim() === '') return CLEAN;
    return this.#cached(text, async () => {
      const { verdict, render } = await this.#newSession().inspect(text, { source });
      if (verdict.decision !== 'allow') return { clean: false, text: render };
      return hasPlainSign(verdict) ? DIRTY : CLEAN;
    });
  }

  /**
   * Judges a value whose texts are short and many, such as the definition of a tool. Fragments ("Email content type", "List of
   * recipients") mislead a model of texts, so a risk counts where a sentence is an attack by itself, or a sign bears it out.
   */
  async judgeValue(value: Json, source: string): Promise<Judgement> {
    if (!isReadable(value)) return DIRTY;
    const texts = textsOf(value);
    if (texts.length === 0) return CLEAN;
    const all = texts.join('\n\n');
    if (all.length > MAX_CHARS) return DIRTY;
    return this.#cached(all, async (whole) => {
      const { verdict } = await this.#newSession().inspect(whole, { source });
      if (hasPlainSign(verdict) || (verdict.decision === 'block' && hasSign(verdict))) return DIRTY;
      if (isUnjudged(verdict)) return DIRTY;
      for (const text of texts.filter(isSentence)) {
        const alone = await this.#newSession().inspect(text, { source });
        if (alone.verdict.decision === 'block') return DIRTY;
      }
      return CLEAN;
    });
  }

  async #cached(text: string, judge: (text: string) => Promise<Judgement>): Promise<Judgement> {
    const before = this.#known.get(text);
    if (before !== undefined) return before;
    const judgement = await judge(text).catch(() => DIRTY);
    if (text.length <= MAX_KNOWN_CHARS) this.#known.set(text, judgement);
    return judgement;
  }
}

const hasSign = ({ findings }: Inspection['verdict']): boolean =>
  findings.some(({ signal, severity }) => severity !== 'low' && signal !== 'text-model');
/** Descriptions tell the model what to do by their nature: a plain sign of an attack counts although the risk is low. */
const hasPlainSign = ({ findings }: Inspection['verdict']): boolean =>
  findings.some(({ signal, severity }) => severity === 'high' && signal !== 'text-model');

/** A doubt without any ground: the judge itself failed. */
const isUnjudged = ({ decision, findings, passages }: Inspection['verdict']): boolean =>
  decision === 'review' && findings.length === 0 && passages.length === 0;

const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 5 || UNSPACED.test(text);

/**
 * What of a value says something: strings and keys of at least so many words, since a name alone is no
 * sentence, and a list of names ("send_email", "to", "body") reads like an order without being one.
 */
function textsOf(root: Json): string[] {
  const out = new Set<string>();
  const stack: unknown[] = [root];
  const say = (text: string): void => {
    if (/^https?:\/\/\S+$/.test(text)) return;
    const words = /\s/.test(text) ? text : text.replace(/[^\p{L}\p{N}@]+/gu, ' ');
    if (words.trim().split(/\s+/).length >= MIN_WORDS || UNSPACED.test(text)) out.add(text);
  };
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string') say(value);
    else if (Array.isArray(value)) for (let i = value.length - 1; i >= 0; i--) stack.push(value[i]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value).reverse()) {
        stack.push(one);
        say(key);
      }
  }
  return [...out];
}

const MIN_WORDS = 3;
/** Scripts that put no blanks between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]{6}/u;
