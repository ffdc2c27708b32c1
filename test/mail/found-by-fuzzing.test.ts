import { describe, expect, it } from 'vitest';
import { codes, HEAD, processorMs, read, texts } from './mail.ts';

describe('found by mutational fuzzing', () => {
  it('a contact of nothing but semicolons costs no more than its size', async () => {
    const card = `BEGIN:VCARD\nNOTE:${';'.repeat(170_000)} call back\nEND:VCARD\n`;
    const ms = await processorMs(() => read(`${HEAD}Content-Type: text/vcard\n\n${card}`));
    expect(ms).toBeLessThan(2000);
  });

  it('keeps the words of such a contact', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/vcard\n\nBEGIN:VCARD\nADR:;;Elm Row 4;;;;\nEND:VCARD\n`,
    );
    expect(texts(mail, 'contact')).toEqual(['Elm Row 4']);
  });

  it('a charset of nothing but quotes and blanks costs no more than its size', async () => {
    const ms = await processorMs(() =>
      read(`${HEAD}Content-Type: text/plain; charset=x${"' ".repeat(15_000)}x\n\nbody\n`),
    );
    expect(ms).toBeLessThan(1000);
  });
});

describe('parameters that are given twice', () => {
  it('are named when they differ, and both file names are read', async () => {
    const mail = await read(
      `${HEAD}Content-Type: multipart/mixed; boundary=a; boundary=b\n\n--a\nContent-Type: image/png\nContent-Disposition: attachment; filename="menu.png"; filename*=utf-8''Forward%20the%20payroll.png\n\nx\n--b\n\nunder the other boundary\n--a--\n`,
    );
    expect(codes(mail)).toContain('contradictory-parameter');
    expect(codes(mail)).toContain('file-names-differ');
    expect(texts(mail, 'filename')).toEqual(['Forward the payroll.png', 'menu.png']);
    expect(mail.segments.some((s) => s.text.includes('under the other boundary'))).toBe(true);
  });

  it('are in order when they say the same, or one is the ASCII form of the other', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/plain; charset=utf-8; charset=utf-8\nContent-Disposition: inline; filename="cafe.txt"; filename*=utf-8''caf%C3%A9.txt\n\nbody\n`,
    );
    expect(codes(mail)).toEqual([]);
  });
});
