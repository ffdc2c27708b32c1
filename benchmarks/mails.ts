/** Mails of any size for the benchmarks: ordinary prose in a plain and an HTML part, the same for the same size. */

const SENTENCES = [
  'The frames for the greenhouse come on Thursday, and Otto signs for them at the gate.',
  'Could you look at the second invoice before we send the order to the county?',
  'We moved the meeting to half past nine, because the first train was cancelled.',
  'Please find the figures for September attached; the meter was off on Wednesday.',
  'If the seals are missing again, we send the whole delivery back without discussion.',
  'Ines asked whether the old pump house can stay open in winter for the volunteers.',
];

/** A multipart/alternative mail of about `bytes` bytes. */
export function benchmarkMail(bytes: number): Uint8Array {
  const half = Math.max(200, Math.floor((bytes - 900) / 2));
  const plain: string[] = [];
  const html: string[] = [];
  let plainSize = 0;
  let htmlSize = 0;
  for (let i = 0; plainSize < half; i += 1) {
    const line = `${SENTENCES[(i * 7 + (i >> 3)) % SENTENCES.length]} (${i})`;
    plain.push(line);
    plainSize += line.length + 2;
  }
  for (let i = 0; htmlSize < half; i += 1) {
    const line = `<p class="t${i % 3}">${SENTENCES[(i * 5 + (i >> 2)) % SENTENCES.length]} (${i})</p>`;
    html.push(line);
    htmlSize += line.length + 2;
  }
  const text = [
    'Return-Path: <ines@halden.example>',
    'Received: from mx1.halden.example (mx1.halden.example [192.0.2.10]) by mail.example.com; Tue, 08 Sep 2026 16:42:10 +0200',
    'From: Ines Duarte <ines@halden.example>',
    'To: Robin Vale <robin@example.com>',
    'Subject: Notes from Tuesday, and the two things still open',
    'Date: Tue, 08 Sep 2026 16:42:10 +0200',
    'Message-ID: <bench@halden.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...plain,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><style>.t0{color:#222}.t1{color:#333;font-size:14px}.t2{margin:0}</style></head><body>',
    ...html,
    '</body></html>',
    '--b--',
    '',
  ];
  return new TextEncoder().encode(text.join('\r\n'));
}

const BREAK = '\r\n';

/** Large mails of several shapes, each of about `bytes` bytes, by name. */
export function largeMails(bytes: number): Record<string, () => Uint8Array> {
  const encoder = new TextEncoder();
  const mail = (type: string, body: string, subject = 'Large'): Uint8Array =>
    encoder.encode(
      [`From: a@halden.example`, `Subject: ${subject}`, `Content-Type: ${type}`, '', body].join(BREAK),
    );
  const lines = (size: number, of: (sentence: string) => string): string => {
    const line = SENTENCES.map(of).join(BREAK) + BREAK;
    return line.repeat(Math.ceil(size / line.length));
  };
  const attached = (type: string): Uint8Array => {
    const base64 = `${'QUJDREVGR0hJSktM'.repeat(4)}${BREAK}`.repeat(Math.ceil(bytes / 66));
    const head = `--b${BREAK}Content-Type: text/plain${BREAK}${BREAK}See attached.${BREAK}--b`;
    const part = `Content-Type: ${type}${BREAK}Content-Transfer-Encoding: base64`;
    return mail('multipart/mixed; boundary="b"', [head, part, '', base64, '--b--', ''].join(BREAK));
  };
  return {
    both: () => benchmarkMail(bytes),
    plain: () =>
      mail(
        'text/plain',
        lines(bytes, (s) => s),
      ),
    html: () =>
      mail(
        'text/html',
        lines(bytes, (s) => `<p>${s}</p>`),
      ),
    image: () => attached('image/jpeg'),
    pdf: () => attached('application/pdf'),
    zip: () => attached('application/zip'),
    unknown: () => attached('application/octet-stream'),
    parts: () => {
      const part = `--b${BREAK}Content-Type: text/plain${BREAK}${BREAK}${lines(bytes / 10_000, (s) => s)}`;
      return mail('multipart/mixed; boundary="b"', `${part.repeat(10_000)}--b--${BREAK}`);
    },
    header: () =>
      mail(
        'text/plain',
        'Hello',
        lines(bytes, (s) => ` ${s}`),
      ),
  };
}
