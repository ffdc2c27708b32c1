import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it went over the wire. */
export interface Posted {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}

export interface PostOffice {
  readonly port: number;
  /** Everything that was posted, in order: the sink. */
  readonly posted: readonly Posted[];
  close(): Promise<void>;
}

/** An SMTP server on loopback. Mail for `local` is handed to `deliver` before it is accepted; all other mail ends in the sink. */
export async function openPostOffice(
  local: string,
  deliver: (raw: Buffer) => Promise<void>,
): Promise<PostOffice> {
  const posted: Posted[] = [];
  const take = async (mail: Posted): Promise<void> => {
    posted.push(mail);
    if (mail.to.some((one) => one.toLowerCase() === local.toLowerCase())) await deliver(mail.raw);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      buffer(stream)
        .then((raw) => take({ from, to: envelope.rcptTo.map((one) => one.address), raw }))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, posted, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
