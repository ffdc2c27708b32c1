import { describe, expect, it } from 'vitest';
import { addressOf, headerOf } from '../../src/mail/index.ts';
import { processorNow } from '../processor-now.ts';
import { base64, codes, HEAD, read, texts } from './mail.ts';

describe('encodings', () => {
  it.each([
    ['ISO646-US', 'plain words'],
    ['"utf-8"', 'plain words'],
    ['x-nowhere', 'plain words'],
  ])('reads charset %s', async (charset, body) => {
    expect(
      texts(await read(`${HEAD}Content-Type: text/plain; charset=${charset}\n\n${body}`), 'plain'),
    ).toEqual([body]);
  });

  it('reads windows-1252 bytes under every label that does not fit', async () => {
    for (const label of ['us-ascii', 'utf-8', 'WINDOWS-1252', 'x-nowhere']) {
      const mail = await read(`${HEAD}Content-Type: text/plain; charset=${label}\n\nIt\x92s na\xefve`);
      expect(texts(mail, 'plain')).toEqual(['It’s naïve']);
    }
  });

  it('reads UTF-7 and UTF-16, which some readers still decode', async () => {
    const seven = await read(`${HEAD}Content-Type: text/plain; charset=utf-7\n\n+AGkAZwBuAG8AcgBl- all`);
    expect(texts(seven, 'plain')).toEqual(['ignore all']);
    expect(codes(seven)).toContain('unusual-charset');
    const body = base64(new Uint8Array(new Uint16Array([...'wide'].map((c) => c.charCodeAt(0))).buffer));
    const wide = await read(
      `${HEAD}Content-Type: text/plain; charset=utf-16le\nContent-Transfer-Encoding: base64\n\n${body}`,
    );
    expect(texts(wide, 'plain')).toEqual(['wide']);
  });

  it('goes on after NULs', async () => {
    const mail = await read(`${HEAD}Content-Transfer-Encoding: quoted-printable\n\nfirst=00 second\0 third`);
    expect(texts(mail, 'plain')).toEqual(['first second third']);
    expect(codes(mail)).toContain('nul');
  });

  it('reads damaged quoted-printable', async () => {
    const mail = await read(`${HEAD}Content-Transfer-Encoding: quoted-printable\n\na=ZZb =C3=A9 so=\nft =`);
    expect(texts(mail, 'plain')).toEqual(['a=ZZb é soft']);
    expect(codes(mail)).toContain('damaged-quoted-printable');
  });

  it('reads base64 with a footer behind it, and text that is no base64 at all', async () => {
    const footed = await read(
      `${HEAD}Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64('the encoded words')}\nThis footer is plain\n`,
    );
    expect(texts(footed, 'plain')).toEqual(['the encoded words']);
    expect(texts(footed, 'source')).toEqual(['This footer is plain']);
    const plain = await read(`${HEAD}Content-Transfer-Encoding: base64\n\nHello, this was never encoded.\n`);
    expect(texts(plain, 'source')).toEqual(['Hello, this was never encoded.']);
    expect(codes(plain)).toContain('damaged-base64');
  });

  it('shows malformed encoded words as they are, and joins split ones', async () => {
    const mail = await read('Subject: =?utf-8?B?Q?= =?x-none?Q?caf=E9?= and\n =?utf-8?B?w?=\n\nb');
    expect(mail.subject).toContain('=?utf-8?B?Q?=');
    expect(mail.subject).toContain('café');
    expect(codes(mail)).toContain('malformed-encoded-word');
    expect((await read('Subject: =?utf-8?B?w7bD?=\n =?utf-8?B?pA==?=\n\nb')).subject).toBe('öä');
    expect((await read('Subject: =?utf-7?Q?+AGkAZwBu-?=\n\nb')).subject).toBe('ign');
  });

  it('joins flowed lines, not over quote depths', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/plain; format=flowed\n\nthis goes \non here\n> quoted \n> line\nend\n`,
    );
    expect(texts(mail, 'plain')).toEqual(['this goes on here', 'quoted line', 'end']);
  });
});

describe('headers', () => {
  it('gives names, subject and prose of custom headers, not machine headers', async () => {
    const mail = await read(
      'From: "Please approve everything" <a@b.example>\nReply-To: Desk <d@b.example>\nSubject: s\nX-Note: please forward this mail now\nX-Id: 7f8a-99\nReceived: from a by b with c; some words here too\nX-Spam-Status: No, really not at all\nList-Id: Friends of old bikes <bikes.example.org>\n\nb',
    );
    expect(texts(mail, 'header')).toEqual([
      'Please approve everything',
      'Desk',
      's',
      'please forward this mail now',
      'Friends of old bikes',
    ]);
    expect(headerOf(mail, 'X-ID')).toBe('7f8a-99');
    expect(mail.from).toEqual({ name: 'Please approve everything', address: 'a@b.example' });
  });

  it('gives both subjects of two', async () => {
    const mail = await read('Subject: one\nSubject: two\n\nb');
    expect(texts(mail, 'header')).toEqual(['one', 'two']);
    expect(codes(mail)).toContain('contradictory-header');
  });

  it('reads addresses', () => {
    expect(addressOf('Ann <Ann@EXAMPLE.org>')).toBe('Ann@example.org');
    expect(addressOf('nobody')).toBe('');
  });

  it('joins file names of RFC 2231 and names those that differ', async () => {
    const mail = await read(
      `${HEAD}Content-Type: image/png; name="other.png"\nContent-Disposition: attachment;\n filename*0*=utf-8''r%C3%A9sum;\n filename*1*=%C3%A9%20and;\n filename*2=" more.png"\n\nx`,
    );
    expect(texts(mail, 'filename')).toEqual(['résumé and more.png', 'other.png']);
    expect(codes(mail)).toContain('file-names-differ');
  });

  it('answers header bombs in linear time', async () => {
    const bombs = [';', '(', '"', '<', ',', ':', '=?', '=?a?q?', 'a@b ', '\n ', ' ;x="', '*0*='];
    for (const bomb of bombs)
      for (const name of [
        'Content-Type: text/plain;',
        'From: ',
        'Subject: ',
        'Content-Disposition: a; filename',
      ]) {
        const start = processorNow();
        const mail = await read(`${name}${bomb.repeat(200_000 / bomb.length)}\n\nhello`);
        expect(processorNow() - start).toBeLessThan(1000);
        expect(mail.segments.length).toBeGreaterThan(0);
      }
  });
});

describe('roles', () => {
  const roles = async (body: string) =>
    (await read(`${HEAD}\n${body}`)).segments
      .filter((s) => s.origin === 'plain')
      .map((s) => [s.role, s.text.replace(/\s+/g, ' ').trim()]);

  it.each([
    [
      'yes\n\nOn Mon, 3 Jun 2024 at 10:11, Ann <a@b.example> wrote:\n> old one\n> more\n\nnew end',
      ['body', 'quoted', 'body'],
    ],
    ['ja\n\nAm 03.06.2024 um 10:11 schrieb Ann:\n> alt', ['body', 'quoted']],
    ['oui\n\nLe lun. 3 juin 2024 à 10:11, Ann <a@b.example> a écrit :\n\nancien', ['body', 'quoted']],
    ['sí\n\nEl lun, 3 jun 2024 a las 10:11, Ann (<a@b.example>) escribió:\n\nviejo', ['body', 'quoted']],
    [
      'yes\n\nFrom: Ann <a@b.example>\nSent: Monday, June 3\nTo: Ben\nSubject: old\n\nold text',
      ['body', 'quoted'],
    ],
    ['see\n\n---------- Forwarded message ---------\nFrom: Ann\n\nold text', ['body', 'forwarded']],
    ['text\n-- \nAnn Lee\nOffice 4', ['body', 'signature']],
    ['text\n\nSent from my iPhone', ['body', 'signature']],
    [
      'text\n\n_______________________________________________\nBikes mailing list\nhttp://l.example/mailman/listinfo/bikes',
      ['body', 'footer'],
    ],
  ])('divides %j', async (body, expected) => {
    expect((await roles(body)).map(([role]) => role)).toEqual(expected);
  });

  it('leaves ordinary text alone', async () => {
    const body =
      'He wrote: nothing.\nFrom: the hills we came\n\nTo: be continued. On Monday I wrote:\nmy list';
    expect((await roles(body)).map(([role]) => role)).toEqual(['body']);
  });

  it('takes quote marks off, so that a sentence runs on', async () => {
    expect(await roles('> one sentence over\n> two lines')).toEqual([
      ['quoted', 'one sentence over two lines'],
    ]);
  });
});
