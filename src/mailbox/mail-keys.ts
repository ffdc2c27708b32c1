import { createHash } from 'node:crypto';
import type { RawMail } from './raw-mail.ts';

/**
 * Names under which a journal keeps mails: the place where a mail was read and a digest of its bytes, since another mail may
 * stand there by the next run (standard input, an mbox that was compacted, a file written anew). Copies in one place are
 * told apart by their number.
 */
export class MailKeys {
  readonly #met = new Map<string, number>();

  of({ id, bytes }: Pick<RawMail, 'id' | 'bytes'>): string {
    const key = `${id} ${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    const copies = this.#met.get(key) ?? 0;
    this.#met.set(key, copies + 1);
    return copies === 0 ? key : `${key} ${copies + 1}`;
  }
}
