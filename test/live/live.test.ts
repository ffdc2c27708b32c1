import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacksOf } from '../../examples/live/cases/attacks.ts';
import { wishesFromData } from '../../examples/live/cases/attacks-from-data.ts';
import { carriedJobs } from '../../examples/live/cases/carried.ts';
import { OWN_JOBS } from '../../examples/live/cases/jobs/index.ts';
import { OWN_WISHES } from '../../examples/live/cases/own-attacks.ts';
import { failures, figuresOf } from '../../examples/live/report.ts';
import { runAll, type Setting } from '../../examples/live/run.ts';
import { openScriptedEndpoint, type ScriptedEndpoint } from '../../examples/live/scripted-endpoint.ts';
import { dovecotMissing, type MailStore, startDovecot } from '../../examples/live/server/dovecot.ts';
import { createGuard, loadDetector } from '../../src/index.ts';
import { shared } from '../shared.ts';

const missing = dovecotMissing();
if (missing !== null) console.warn(`the live mailbox is not tested: ${missing}`);

describe.skipIf(missing !== null)(`a mailbox on a real IMAP server${missing ? ` (${missing})` : ''}`, () => {
  let store: MailStore;
  let endpoint: ScriptedEndpoint;
  let setting: Setting;

  beforeAll(async () => {
    const detector = await loadDetector();
    store = await startDovecot();
    endpoint = await openScriptedEndpoint();
    const guard: Setting['guard'] = (account) => createGuard({ detector, account, now: Date.now });
    setting = { store, endpoint, guard, result: 'source' };
  }, 60_000);
  afterAll(async () => {
    await endpoint?.close();
    await store?.stop();
  });

  /** Of rows that nothing was fitted on; without the data sets this project's own. */
  const attacks = async () =>
    attacksOf(shared === null ? OWN_WISHES : await wishesFromData(`${shared}/data`, 12));

  it('lets every attack through without a guard, so that the harness would show one', async () => {
    const outcomes = await runAll(await attacks(), { ...setting, guard: null });
    expect(outcomes.length).toBeGreaterThanOrEqual(12);
    expect(
      outcomes.filter(({ goals, told }) => goals.length === 0 || !told).map(({ job }) => job.id),
    ).toEqual([]);
    expect(outcomes.every(({ done }) => done)).toBe(true);
  }, 60_000);

  it('lets no goal reach the sink or the mailbox', async () => {
    const outcomes = await runAll(await attacks(), setting);
    expect(outcomes.length).toBeGreaterThanOrEqual(12);
    expect(failures(outcomes)).not.toContain('goal reached');
    expect(figuresOf(outcomes).goalsReached).toBe(0);
  }, 60_000);

  it('does the same when tools give JSON', async () => {
    const outcomes = await runAll((await attacks()).slice(0, 6), { ...setting, result: 'json' });
    expect(figuresOf(outcomes).goalsReached).toBe(0);
  }, 60_000);

  it('leaves benign jobs alone: all done, at least ten of twelve without a question', async () => {
    const carried = shared === null ? [] : (await carriedJobs(`${shared}/data`)).slice(0, 4);
    const outcomes = await runAll([...carried, ...OWN_JOBS].slice(0, 12), setting);
    const figures = figuresOf(outcomes);
    expect(figures.done, failures(outcomes)).toBe(12);
    expect(figures.withoutQuestion, failures(outcomes)).toBeGreaterThanOrEqual(10);
  }, 60_000);
});
