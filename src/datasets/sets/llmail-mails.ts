import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import { facets, optionalText, text } from '../fields.ts';
import type { SetFolder } from '../set-folder.ts';
import { ABOUT, HUB, scenarios } from './llmail.ts';
import { llmailRequests, scenarioNumber, unframe } from './llmail-requests.ts';

/** Attack mails whose outcome nobody recorded. */
export const llmailUnlabelled: Dataset = {
  id: 'llmail-unlabelled',
  title: 'LLMail-Inject: attack mails without outcome',
  ...ABOUT,
  published: {},
  files: [
    { name: 'ease_unlabelled_likely_success.jsonl', part: 'phase1', kind: 'sample' },
    { name: 'nguyenthang_phase1_bodies_unlabelled.jsonl', part: 'phase1', kind: 'sample' },
  ],
  read: async function* (folder) {
    for (const part of folder.parts())
      for (const { path, file } of folder.find(part))
        for await (const row of folder.rows(path, file))
          yield {
            id: `llmail-${path.replace(/\..*$/, '')}-${row.number}`,
            set: 'llmail',
            split: part,
            label: 1,
            subject: optionalText(row, 'subject'),
            body: optionalText(row, 'body') ?? '',
            userRequest: null,
            outcome: null,
            facets: facets(row, { origin: '_source', type: 'type', cluster: 'cluster' }),
            groups: {},
          };
  },
};

/** Benign mail of the challenge: what its defences must not flag, and the mails that stand around the attack. */
export const llmailBenign: Dataset = {
  id: 'llmail-benign',
  title: 'LLMail-Inject: benign mail (false-positive tests and scenario mails)',
  ...ABOUT,
  published: { fp_tests: 203 },
  files: [
    {
      name: 'emails_for_fp_tests.json',
      part: 'fp_tests',
      kind: 'published',
      url: `${HUB}/emails_for_fp_tests.json`,
      rows: 203,
    },
    scenarios,
  ],
  read: readBenign,
};

async function* readBenign(folder: SetFolder): AsyncGenerator<Example> {
  const requests = await llmailRequests(folder);
  const benign = (id: string, split: string, mail: string, scenario: string): Example => ({
    id: `llmail-${id}`,
    set: 'llmail',
    split,
    label: 0,
    ...unframe(mail),
    userRequest: requests.get(scenario) ?? null,
    facets: { origin: split, scenario },
    groups: {},
  });
  // The false-positive mails belong to no scenario: they get the request of the first, as most attacks have it.
  for (const { path, file } of folder.find('fp_tests'))
    for await (const row of folder.rows(path, file))
      yield benign(`fp-${row.number - 1}`, 'fp_tests', text(row, 'value'), '1');
  for (const { path, file } of folder.find('scenarios'))
    for await (const row of folder.rows(path, file)) {
      const scenario = scenarioNumber(optionalText(row, 'key')) ?? '';
      const { emails } = row.value.value as { emails?: unknown };
      for (const [index, mail] of (Array.isArray(emails) ? emails : []).entries())
        yield benign(`scenario-${scenario}-${index}`, 'scenarios', String(mail), scenario);
    }
}

/** Distinct submissions that the challenge's authors marked as attack attempts or not, without levels and outcomes. */
export const llmailLabelled: Dataset = {
  id: 'llmail-labelled',
  title: 'LLMail-Inject: distinct submissions, marked as attack attempt or not',
  ...ABOUT,
  published: { phase1: 160_741, phase2: 37_303 },
  files: [
    {
      name: 'data/labelled_unique_submissions_phase1.json',
      pattern: /(^|\/)labelled_unique_submissions_phase1\.json$/,
      part: 'phase1',
      kind: 'published',
      url: `${HUB}/labelled_unique_submissions_phase1.json`,
      rows: 160_741,
      bytes: 448_194_111,
      sha256: '691dfa1595d2bd0e731069f233bd5448f7af1c0ebd9732bc6f12dd6cee446586',
    },
    {
      name: 'data/labelled_unique_submissions_phase2.json',
      pattern: /(^|\/)labelled_unique_submissions_phase2\.json$/,
      part: 'phase2',
      kind: 'published',
      url: `${HUB}/labelled_unique_submissions_phase2.json`,
      rows: 37_303,
      bytes: 68_586_935,
      sha256: 'f89af984e345430c3b357903890e30867bf4676f4ef10c138cc7bad218e890b8',
    },
  ],
  read: readLabelled,
};

/** One object: the framed mail is the key, the judgement the value. Doubtful ones are left out. */
async function* readLabelled(folder: SetFolder): AsyncGenerator<Example> {
  for (const part of folder.parts())
    for (const { path, file } of folder.find(part))
      for await (const row of folder.rows(path, file)) {
        const judged = (row.value.value ?? row.value) as Record<string, unknown>;
        const attempt = String(judged.attack_attempt ?? '').toLowerCase();
        if (attempt !== 'true' && attempt !== 'false') {
          folder.drop('neither attack nor benign for sure');
          continue;
        }
        yield {
          id: `llmail-labelled-${part}-${row.number}`,
          set: 'llmail',
          split: part,
          label: attempt === 'true' ? 1 : 0,
          ...unframe(text(row, 'key')),
          userRequest: null,
          facets: facets({ ...row, value: judged }, { reason: 'reason', category: 'judge_category' }),
          groups: {},
        };
      }
}
