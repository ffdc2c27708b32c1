import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailStore } from './dovecot.ts';
import { Mailbox } from './mailbox.ts';
import { openPostOffice, type Posted } from './smtp.ts';

/** The person whose mail it is: an account on the IMAP server, and the SMTP server that serves it. */
export interface World {
  readonly account: string;
  readonly mailbox: Mailbox;
  /** What left by SMTP since the agent started. */
  sent(): readonly Posted[];
  /** Posts a mail by SMTP; one for the account lands in its INBOX, and its id there is given back. */
  post(mail: SendMailOptions): Promise<string | null>;
  /** Message-ID of a delivered mail. */
  messageId(id: string): string | undefined;
  /** From now on, mail counts as the agent's. */
  begin(): void;
  close(): Promise<void>;
}

export async function openWorld(store: MailStore, user: string, account: string): Promise<World> {
  const mailbox = await Mailbox.open(store, user);
  let arrived: string | null = null;
  const office = await openPostOffice(account, async (raw) => {
    arrived = await mailbox.append('INBOX', raw);
  });
  const transport = createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true, pool: true });
  const messageIds = new Map<string, string>();
  let first = 0;
  return {
    messageId: (id) => messageIds.get(id),
    account,
    mailbox,
    sent: () => office.posted.slice(first),
    begin: () => {
      first = office.posted.length;
    },
    post: async (mail) => {
      arrived = null;
      const { messageId } = await transport.sendMail(mail);
      if (arrived !== null) messageIds.set(arrived, messageId);
      return arrived;
    },
    close: async () => {
      transport.close();
      await Promise.all([mailbox.close(), office.close()]);
    },
  };
}
