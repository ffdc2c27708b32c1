import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail file of a Maildir. */
export interface MaildirFile {
  readonly path: string;
  /** `INBOX`, or the name of a Maildir++ folder without its leading dot (`Archive.2024`). */
  readonly folder: string;
  /** Letters after `:2,`; '' for new mail. */
  readonly flags: string;
  /** File name without flags: stays the same when a mail is moved from new/ to cur/ or its flags change. */
  readonly unique: string;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

/** A Maildir has cur/ and new/ (tmp/ may be missing in backups). */
export async function isMaildir(path: string): Promise<boolean> {
  return (await isFolder(join(path, 'cur'))) && (await isFolder(join(path, 'new')));
}

/** Mails of a Maildir and of its `.Sub` folders in order of folder and name; tmp/ holds half-written mail and is skipped. */
export async function* listMaildir(root: string): AsyncGenerator<MaildirFile> {
  yield* listFolder(root, 'INBOX');
  const names = (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
  for (const name of names)
    if (await isMaildir(join(root, name))) yield* listFolder(join(root, name), name.slice(1));
}

async function* listFolder(root: string, folder: string): AsyncGenerator<MaildirFile> {
  const files: MaildirFile[] = [];
  for (const part of ['cur', 'new'])
    for (const entry of await readdir(join(root, part), { withFileTypes: true })) {
      if (entry.isDirectory() || entry.name.startsWith('.')) continue;
      // `;` and `!` stand in for `:` where file systems refuse it.
      const info = /^(.*?)[:;!]2,([A-Za-z]*)$/.exec(entry.name);
      const unique = info?.[1] ?? entry.name;
      files.push({ path: join(root, part, entry.name), folder, flags: info?.[2] ?? '', unique });
    }
  yield* files.sort((a, b) => (a.unique < b.unique ? -1 : 1));
}
