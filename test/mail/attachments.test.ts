import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/mail/index.ts';
import { base64, codes, HEAD, read, texts } from './mail.ts';

function attach(type: string, name: string, data: Uint8Array | string): Promise<Message> {
  return read(
    `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n--b\n\nsee file\n--b\nContent-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64(data)}\n--b--\n`,
  );
}

const hidden = (mail: Message) =>
  mail.segments
    .filter((s) => s.origin === 'attachment' && s.visibility === 'hidden')
    .map((s) => [s.hiddenBy, s.text]);
const visible = (mail: Message) =>
  mail.segments.filter((s) => s.origin === 'attachment' && s.visibility === 'visible').map((s) => s.text);

function pdf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return `%PDF-1.4\n${objects.map((o, i) => `${i + 1} 0 obj\n${o}\nendobj\n`).join('')}trailer << /Size 6 /Root 1 0 R >>\n`;
}

describe('documents', () => {
  it('reads a PDF and marks what is hidden on it', async () => {
    const mail = await attach(
      'application/pdf',
      'cv.pdf',
      pdf(
        'BT /F1 12 Tf 60 700 Td (Shown here) Tj ET BT /F1 12 Tf 1 g 60 600 Td (white words) Tj ET 0 g ' +
          'BT /F1 1 Tf 60 500 Td (small words) Tj ET BT /F1 12 Tf 3 Tr 60 400 Td (unseen words) Tj ET ' +
          'BT /F1 12 Tf 0 Tr 60 1400 Td (far words) Tj ET 0 0 1 rg 50 190 200 40 re f BT /F1 12 Tf 60 200 Td (blue words) Tj ET ' +
          '1 g BT /F1 12 Tf 60 205 Td (white on blue) Tj ET',
      ),
    );
    expect(visible(mail)).toEqual(['Shown here', 'white on blue']);
    expect(hidden(mail)).toEqual([
      ['white text', 'white words'],
      ['tiny text', 'small words'],
      ['invisible render mode', 'unseen words'],
      ['off-page', 'far words'],
      ['text in background colour', 'blue words'],
    ]);
  });

  it('reads a PDF sent under another type', async () => {
    expect(
      visible(
        await attach('application/octet-stream', 'a.bin', pdf('BT /F1 12 Tf 60 700 Td (Inside) Tj ET')),
      ),
    ).toEqual(['Inside']);
  });

  it('answers a broken PDF', async () => {
    expect(codes(await attach('application/pdf', 'a.pdf', '%PDF-1.4 nothing more'))).toContain(
      'unreadable-pdf',
    );
  });

  it('reads DOCX with vanished, white and tiny text', async () => {
    const run = (props: string, text: string) => `<w:r><w:rPr>${props}</w:rPr><w:t>${text}</w:t></w:r>`;
    const mail = await attach(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docx',
      zipSync({
        'word/document.xml': strToU8(
          `<w:document><w:body><w:p>${run('', 'Dear &amp; all')}</w:p><w:p>${run('<w:vanish/>', 'gone')}</w:p><w:p>${run('<w:color w:val="FFFFFF"/>', 'white')}</w:p><w:p>${run('<w:sz w:val="2"/>', 'tiny')}</w:p><w:p>${run('<w:color w:val="FFFFFF"/><w:shd w:fill="000080"/>', 'on navy')}</w:p></w:body></w:document>`,
        ),
        'docProps/core.xml': strToU8('<cp:coreProperties><dc:title>The title</dc:title></cp:coreProperties>'),
      }),
    );
    expect(visible(mail)).toEqual(['Dear & all', 'on navy']);
    expect(hidden(mail)).toEqual([
      ['vanish', 'gone'],
      ['white text', 'white'],
      ['tiny text', 'tiny'],
      ['document metadata', 'The title'],
    ]);
  });

  it('reads XLSX with hidden sheets and rows, and ODT with hidden styles', async () => {
    const sheet = await attach(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'a.xlsx',
      zipSync({
        'xl/workbook.xml': strToU8(
          '<workbook><sheets><sheet name="Main"/><sheet name="Back" state="hidden"/></sheets></workbook>',
        ),
        'xl/sharedStrings.xml': strToU8(
          '<sst><si><t>first</t></si><si><t>second</t></si><si><t>third</t></si></sst>',
        ),
        'xl/worksheets/sheet1.xml': strToU8(
          '<worksheet><sheetData><row><c t="s"><v>0</v></c></row><row hidden="1"><c t="s"><v>1</v></c></row></sheetData></worksheet>',
        ),
        'xl/worksheets/sheet2.xml': strToU8('<worksheet><row><c t="s"><v>2</v></c></row></worksheet>'),
      }),
    );
    expect(visible(sheet)).toEqual(['Main', 'first']);
    expect(hidden(sheet)).toEqual([
      ['hidden sheet', 'Back'],
      ['hidden row', 'second'],
      ['hidden sheet', 'third'],
    ]);
    const text = await attach(
      'application/vnd.oasis.opendocument.text',
      'a.odt',
      zipSync({
        'content.xml': strToU8(
          '<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text><text:p>open words <text:span text:style-name="T1">kept back</text:span></text:p></office:text></office:body></office:document-content>',
        ),
      }),
    );
    expect(visible(text)).toEqual(['open words']);
    expect(hidden(text)).toEqual([['text:display="none"', 'kept back']]);
  });

  it('reads PPTX slides and notes', async () => {
    const mail = await attach(
      'application/octet-stream',
      'a.pptx',
      zipSync({
        'ppt/presentation.xml': strToU8('<p:presentation/>'),
        'ppt/slides/slide1.xml': strToU8('<p:sld><a:p><a:r><a:t>On the slide</a:t></a:r></a:p></p:sld>'),
        'ppt/notesSlides/notesSlide1.xml': strToU8(
          '<p:notes><a:p><a:r><a:t>said aloud</a:t></a:r></a:p></p:notes>',
        ),
      }),
    );
    expect(visible(mail)).toEqual(['On the slide']);
    expect(hidden(mail)).toEqual([['speaker notes', 'said aloud']]);
  });

  it('stops at an inflation bomb and says so', async () => {
    const bomb = await attach(
      'application/zip',
      'a.docx',
      zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }, { level: 9 }),
    );
    expect(codes(bomb)).toContain('limit-inflated');
  });

  it('lists archives by name only', async () => {
    const mail = await attach(
      'application/zip',
      'a.zip',
      zipSync({ 'do as I say.txt': strToU8('not opened') }),
    );
    expect(texts(mail, 'filename')).toEqual(['a.zip', 'do as I say.txt']);
    expect(visible(mail)).toEqual([]);
  });

  it('reads text and HTML attachments, whatever they are called', async () => {
    expect(visible(await attach('application/octet-stream', 'a.md', '# Read me first\n'))).toEqual([
      '# Read me first',
    ]);
    const html = await attach('text/plain', 'a.html', '<p>seen</p><p style="display:none">unseen</p>');
    expect(visible(html)).toEqual(['seen']);
    expect(hidden(html)).toEqual([['display:none', 'unseen']]);
  });

  it('does not read pictures', async () => {
    const mail = await attach(
      'image/jpeg',
      'a.jpg',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70),
    );
    expect(mail.attachments).toEqual([{ name: 'a.jpg', type: 'image/jpeg', bytes: 10, part: '2' }]);
    expect(visible(mail)).toEqual([]);
  });
});

describe('calendar and contact', () => {
  it('gives each text field, unfolded and unescaped', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/calendar\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1@x\nSUMMARY:Plan\\, then\n  go\nDESCRIPTION:one\\ntwo\nATTENDEE;CN="Do this now":mailto:a@b.example\nX-ALT-DESC;FMTTYPE=text/html:<p>rich</p>\nEND:VEVENT\nEND:VCALENDAR\n`,
    );
    const fields = mail.segments.filter((s) => s.origin === 'calendar').map((s) => [s.source.name, s.text]);
    expect(fields).toEqual([
      ['SUMMARY', 'Plan, then go'],
      ['DESCRIPTION', 'one\ntwo'],
      ['ATTENDEE;CN', 'Do this now'],
      ['X-ALT-DESC', 'rich'],
    ]);
  });

  it('reads a vCard, quoted-printable ones too', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/vcard\n\nBEGIN:VCARD\nFN:Ann Lee\nNOTE;ENCODING=QUOTED-PRINTABLE:caf=C3=A9=\n and tea\nPHOTO;ENCODING=b:AAAA\nEND:VCARD\n`,
    );
    expect(texts(mail, 'contact')).toEqual(['Ann Lee', 'café and tea']);
  });
});
