import { parseMessage } from '../mail/index.ts';

/** Subject and readable body of a mail: its visible text parts in order, whatever they are for. */
export async function mailText(bytes: Uint8Array): Promise<{ subject: string | null; body: string }> {
  const { subject, segments } = await parseMessage(bytes);
  const texts = segments.filter(
    ({ origin, visibility }) =>
      visibility === 'visible' && (origin === 'plain' || origin === 'html' || origin === 'source'),
  );
  return { subject: subject === '' ? null : subject, body: texts.map(({ text }) => text).join('\n') };
}

/** A mail around an HTML page and, where there is one, its plain alternative. */
export function wrapMail(
  subject: string,
  parts: { readonly html?: Buffer; readonly plain?: Buffer },
): Uint8Array {
  const part = (type: string, content: Buffer) => [
    Buffer.from(`Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n`),
    content,
  ];
  const head = `From: sender@example.org\nTo: reader@example.org\nSubject: ${subject}\nMIME-Version: 1.0\n`;
  const { html, plain } = parts;
  if (html && plain) {
    const boundary = 'chainmail-data-boundary';
    const open = Buffer.from(`\n--${boundary}\n`);
    return new Uint8Array(
      Buffer.concat([
        Buffer.from(`${head}Content-Type: multipart/alternative; boundary=${boundary}\n`),
        open,
        ...part('text/plain', plain),
        open,
        ...part('text/html', html),
        Buffer.from(`\n--${boundary}--\n`),
      ]),
    );
  }
  const single = html ? part('text/html', html) : part('text/plain', plain ?? Buffer.alloc(0));
  return new Uint8Array(Buffer.concat([Buffer.from(head), ...single]));
}
