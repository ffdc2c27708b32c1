import type { Example } from '../../case.ts';
import { sniffMail, splitMbox } from '../../mailbox/index.ts';
import type { Dataset } from '../dataset.ts';
import { mailText, wrapMail } from '../mail-text.ts';
import type { SetFolder } from '../set-folder.ts';

/** Test mails of mail libraries and HTML templates, in a folder per origin: none is an injection. */
export const emlFixtures: Dataset = {
  id: 'eml_fixtures',
  set: 'eml_fixtures',
  title: 'Test messages of mail libraries, and transactional HTML templates, as benign mail',
  folder: 'eml_fixtures',
  homepage: 'the repositories named by the folders',
  licence: { name: 'per folder, permissive' },
  published: {},
  files: [
    {
      name: 'a folder per origin with .eml, .html and .txt files',
      pattern: /./,
      part: 'all',
      kind: 'sample',
    },
  ],
  read,
};

/** Folders whose text files are bodies of replies, without headers. */
const REPLIES = /^(?:talon|zapier-reply-parser)\//;

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  const files = new Set(folder.all);
  for (const path of folder.all) {
    const alternative = path.replace(/\.html$/, '.txt');
    // The plain version of a template is sent together with its HTML.
    if (path.startsWith('html-') && !path.endsWith('.html') && files.has(path.replace(/\.txt$/, '.html')))
      continue;
    const content = await readFile(folder, path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const looks = sniffMail(content);
    if (path.endsWith('.html')) {
      const plain =
        alternative !== path && files.has(alternative) ? await readFile(folder, alternative) : undefined;
      const kind = path.startsWith('html-') ? 'html-template' : 'reply';
      yield await example(path, kind, wrapMail(name.replace(/\.html$/, ''), { html: content, plain }));
    } else if (looks === 'mbox') {
      let index = 0;
      for await (const mail of splitMbox(once(content)))
        yield await example(`${path}#${index++}`, 'mail', mail.bytes);
    } else if (looks === 'mail' || path.endsWith('.eml'))
      yield await example(path, 'mail', new Uint8Array(content));
    else if (REPLIES.test(path)) yield await example(path, 'reply', wrapMail(name, { plain: content }));
    else folder.drop('is no mail');
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function readFile(folder: SetFolder, path: string): Promise<Buffer> {
  const bytes = folder.open(path);
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  folder.close(bytes, 1);
  return Buffer.concat(chunks);
}

async function example(id: string, kind: string, raw: Uint8Array): Promise<Example> {
  return {
    id: `eml_fixtures-${id}`,
    set: 'eml_fixtures',
    split: id.slice(0, Math.max(0, id.indexOf('/'))) || 'all',
    label: 0,
    ...(await mailText(raw)),
    userRequest: null,
    facets: { kind, origin: id.slice(0, Math.max(0, id.indexOf('/'))) },
    groups: {},
    raw,
  };
}
