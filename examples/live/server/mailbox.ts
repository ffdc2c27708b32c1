import type { ImapFlow } from 'imapflow';
import { connect, type MailStore } from './dovecot.ts';

export interface Entry {
  /** IMAP UID within its folder. */
  readonly id: string;
  readonly raw: Buffer;
}

const FOLDERS = ['Sent', 'Drafts', 'Trash', 'Calendar', 'Rules'] as const;

/** One user's mail on the server, over one IMAP connection. */
export class Mailbox {
  readonly #client: ImapFlow;

  private constructor(client: ImapFlow) {
    this.#client = client;
  }

  static async open(store: MailStore, user: string): Promise<Mailbox> {
    const client = connect(store, user);
    client.on('error', () => {});
    await client.connect();
    for (const folder of FOLDERS) await client.mailboxCreate(folder);
    return new Mailbox(client);
  }

  /** Stores a mail and gives its id. */
  async append(folder: string, raw: string | Buffer, flags: string[] = []): Promise<string> {
    const stored = await this.#client.append(folder, raw, flags);
    if (stored === false || stored.uid === undefined) throw new Error(`${folder}: the server took no mail`);
    return String(stored.uid);
  }

  /** All mails of a folder, oldest first; with `query`, those that hold it in a header or the text. */
  async mails(folder: string, query?: string): Promise<Entry[]> {
    return this.#within(folder, async () => {
      const out: Entry[] = [];
      const wanted = query ? { text: query } : { all: true };
      const ids = (await this.#client.search(wanted, { uid: true })) || [];
      if (ids.length === 0) return out;
      for await (const one of this.#client.fetch(ids, { uid: true, source: true }, { uid: true }))
        out.push({ id: String(one.uid), raw: one.source! });
      return out.sort((a, b) => Number(a.id) - Number(b.id));
    });
  }

  async mail(folder: string, id: string): Promise<Buffer> {
    if (!/^\d{1,9}$/.test(id)) throw new Error(`no mail ${id} in ${folder}`);
    const one = await this.#within(folder, () =>
      this.#client.fetchOne(id, { uid: true, source: true }, { uid: true }),
    );
    const source = one ? one.source : undefined;
    if (!source) throw new Error(`no mail ${id} in ${folder}`);
    return source;
  }

  async move(id: string, to: string, from = 'INBOX'): Promise<void> {
    await this.mail(from, id);
    await this.#client.mailboxCreate(to).catch(() => null);
    await this.#within(from, () => this.#client.messageMove(id, to, { uid: true }));
  }

  async flag(id: string, flag: string): Promise<void> {
    await this.mail('INBOX', id);
    await this.#within('INBOX', () => this.#client.messageFlagsAdd(id, [flag], { uid: true }));
  }

  async remove(folder: string, id: string): Promise<void> {
    await this.#within(folder, () => this.#client.messageDelete(id, { uid: true }));
  }

  async flags(id: string): Promise<Set<string>> {
    const one = await this.#within('INBOX', () => this.#client.fetchOne(id, { flags: true }, { uid: true }));
    return one ? (one.flags ?? new Set()) : new Set();
  }

  async folders(): Promise<string[]> {
    return (await this.#client.list()).map(({ path }) => path);
  }

  async close(): Promise<void> {
    await this.#client.logout().catch(() => {});
  }

  async #within<T>(folder: string, work: () => Promise<T>): Promise<T> {
    const lock = await this.#client.getMailboxLock(folder);
    try {
      return await work();
    } finally {
      lock.release();
    }
  }
}
