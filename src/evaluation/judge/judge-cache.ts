import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from '../../errors.ts';
import type { JudgeAnswer } from './parse-answer.ts';
import { judgeMessages } from './prompt.ts';
import type { JudgeSettings } from './settings.ts';

/**
 * Answers kept in a file of JSON lines, one a line, only ever appended to: after an interruption everything answered is
 * still there. Failures are not kept, so that the next run tries them again. The text itself is not in it.
 */
export class JudgeCache {
  readonly #answers = new Map<string, JudgeAnswer>();
  readonly #path: string;
  #file: FileHandle | null = null;
  #cutLine = false;

  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    this.#cutLine = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n').filter((line) => line !== '');
    for (const [i, line] of lines.entries()) {
      try {
        const { key, probability, label, reason } = JSON.parse(line);
        if (typeof key !== 'string' || typeof probability !== 'number') throw new Error('no answer');
        this.#answers.set(key, { probability, label, reason });
      } catch (cause) {
        // A run that was killed leaves half a line, in the end or, once a later run went on, before its first.
        if (i === lines.length - 1 || line.length < MAX_HALF_LINE) continue;
        throw new InputError('judge-cache', `${path} line ${i + 1} is no cached answer; name another file`, {
          cause,
        });
      }
    }
  }

  get(key: string): JudgeAnswer | undefined {
    return this.#answers.get(key);
  }

  async put(key: string, model: string, answer: JudgeAnswer): Promise<void> {
    this.#answers.set(key, answer);
    if (this.#file === null) {
      await mkdir(dirname(this.#path), { recursive: true });
      this.#file = await open(this.#path, 'a');
      if (this.#cutLine) await this.#file.write('\n');
    }
    await this.#file.write(`${JSON.stringify({ key, model, ...answer })}\n`);
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }
}

const MAX_HALF_LINE = 4096;

/** sha256 over everything that the answer depends on: the content as sent, the prompt, the model and its settings. */
export function cacheKey(text: string, settings: JudgeSettings): string {
  const { model, temperature, maxTokens, maxCharacters } = settings;
  const messages = judgeMessages(text, maxCharacters);
  return createHash('sha256')
    .update(JSON.stringify([model, temperature, maxTokens, messages]))
    .digest('hex');
}
