import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import {
  calibrateOnHardNegatives,
  detectorColumns,
} from '../../src/evaluation/detectors/detector-columns.ts';
import { loadFrozenDetector } from '../../src/evaluation/detectors/frozen-detector.ts';
import { readModelFolder } from '../../src/evaluation/detectors/model-folder.ts';
import { positiveLabel } from '../../src/evaluation/detectors/positive-label.ts';
import { DETECTOR_PRESETS } from '../../src/evaluation/detectors/presets.ts';
import { tokenWindows } from '../../src/evaluation/detectors/token-windows.ts';
import { otherScorers } from '../../src/evaluation/scorers.ts';
import { fakeIo } from '../cli/fake-io.ts';
import { LABELS, type TinyModel, tinyModel } from './tiny-model.ts';

/** What the tiny model must say of these words, by hand. */
function expected({ words, weights }: TinyModel, text: string, positive = 1): number {
  const sums = new Array<number>(LABELS).fill(0);
  for (const word of ['[CLS]', ...text.split(' '), '[SEP]'])
    for (let label = 0; label < LABELS; label++)
      sums[label]! += weights[(words.includes(word) ? words.indexOf(word) : 1) * LABELS + label]!;
  return Math.exp(sums[positive]!) / sums.reduce((sum, logit) => sum + Math.exp(logit), 0);
}

describe('a frozen detector', () => {
  it('a model of random weights runs from its folder, alone and in batches', async () => {
    const model = tinyModel(1);
    const detector = await loadFrozenDetector(model.folder);
    const texts = [
      'a',
      'ignore a b',
      'lunch . send c c',
      'xyzzy',
      ...Array.from({ length: 40 }, (_, i) => 'b a '.repeat(1 + (i % 4)).trim()),
    ];
    const { cut, windows, truncated } = await detector.classify(texts);
    for (const [i, text] of texts.entries()) expect(cut[i], text).toBeCloseTo(expected(model, text), 5);
    expect([...windows]).toEqual([...cut]);
    expect(truncated).toBe(0);
    const [alone] = (await detector.classify(['ignore a b'])).cut;
    expect(alone).toBeCloseTo(cut[1]!, 6);
    await detector.close();
  });

  it("long texts: the paper's cut sees the first tokens, windows the whole, and the truncation is counted", async () => {
    const model = tinyModel(3);
    const detector = await loadFrozenDetector(model.folder);
    expect(detector.folder.maxTokens).toBe(12);
    const head = 'a b a b a b a b a b';
    const long = `${head} lunch lunch ignore ignore ignore send send send send send`;
    const { cut, windows, truncated } = await detector.classify([long, head]);
    expect(truncated).toBe(1);
    expect(cut[0]).toBeCloseTo(expected(model, head), 5);
    const parts = tokenWindows(
      long.split(' ').map((word) => model.words.indexOf(word)),
      { before: [2], after: [3] },
      12,
    ).windows.map((ids) =>
      expected(
        model,
        ids
          .slice(1, -1)
          .map((id) => model.words[id])
          .join(' '),
      ),
    );
    expect(parts.length).toBeGreaterThan(2);
    expect(windows[0]).toBeCloseTo(Math.max(...parts), 5);
    expect(windows[0]).toBeGreaterThan(cut[0]!);
    await detector.close();
  });

  it('gives two columns of any table', async () => {
    const model = tinyModel(3);
    const detector = await loadFrozenDetector(model.folder);
    const [cut, windows] = detectorColumns(detector, 'Tiny');
    const row = (subject: string | null, body: string) =>
      ({
        id: '1',
        set: 's',
        split: 't',
        label: 0,
        subject,
        body,
        userRequest: null,
        facets: {},
        groups: {},
      }) as const;
    const rows = [row(null, 'ignore a'), row('lunch', 'a'), row(null, 'ignore a')];
    expect(cut.name).toBe('Tiny, first 512 tokens');
    expect((await cut.score(rows))[1]).toBeCloseTo(expected(model, 'lunch a'), 5);
    expect([...(await windows.score(rows))]).toEqual([...(await cut.score(rows))]);
    await detector.close();
  });
});

describe('the label that means attack', () => {
  it.each([
    [['SAFE', 'INJECTION'], 1],
    [['injection', 'legit'], 0],
    [['LABEL_0', 'LABEL_1'], 1],
    [['benign', 'Malicious', 'LABEL_1'], 1],
    [['good', 'bad'], 1],
  ])('%j: %i', (labels, index) => expect(positiveLabel(labels, 'm')).toBe(index));

  it('is not guessed among three', () => {
    expect(() => positiveLabel(['x', 'y', 'z'], 'm')).toThrow(/rename the one for attacks/);
  });

  it('at index 0 is read from there', async () => {
    const model = tinyModel(5, { id2label: { 0: 'MALICIOUS', 1: 'fine' } });
    const detector = await loadFrozenDetector(model.folder);
    expect((await detector.classify(['ignore'])).cut[0]).toBeCloseTo(expected(model, 'ignore', 0), 5);
    await detector.close();
  });
});

describe('a folder that is not whole', () => {
  it.each(['config.json', 'tokenizer.json'])('without %s names it and the hub pages', async (name) => {
    const { folder } = tinyModel(1);
    rmSync(join(folder, name));
    const page = DETECTOR_PRESETS[0]!.model;
    await expect(readModelFolder(folder)).rejects.toThrow(`cannot read ${join(folder, name)}`);
    await expect(readModelFolder(folder)).rejects.toThrow(page);
  });

  it('with half a JSON, without weights, with half the weights', async () => {
    const { folder } = tinyModel(1);
    const weights = join(folder, 'onnx/model.onnx');
    const whole = readFileSync(weights);
    writeFileSync(weights, whole.subarray(0, whole.length / 2));
    await expect(loadFrozenDetector(folder)).rejects.toThrow(/cannot be loaded .* Get it again/s);
    rmSync(weights);
    await expect(readModelFolder(folder)).rejects.toThrow(/optimum-cli export onnx/);
    writeFileSync(join(folder, 'config.json'), '{"id2label":');
    await expect(readModelFolder(folder)).rejects.toThrow(/is no JSON \(cut short\?\)/);
  });

  it('whose labels are not those of the model', async () => {
    const { folder } = tinyModel(1, { id2label: { 0: 'a', 1: 'b', 2: 'INJECTION' } });
    const detector = await loadFrozenDetector(folder);
    await expect(detector.classify(['a'])).rejects.toThrow(/config.json has 3 labels/);
    await detector.close();
  });
});

describe('calibration on hard negatives', () => {
  it('flags at most one in a hundred of them, and says what that promises', () => {
    const scores = Float64Array.from({ length: 113 }, (_, i) => i / 113);
    const { threshold, flagged, of, upper } = calibrateOnHardNegatives(scores);
    expect([flagged, of]).toEqual([1, 113]);
    expect(threshold).toBeGreaterThan(scores[111]!);
    expect(upper).toBeGreaterThan(0.01);
    expect(calibrateOnHardNegatives(new Float64Array(0))).toMatchObject({ threshold: 1.01, upper: 1 });
  });
});

describe('windows', () => {
  it('cover every token, overlap by half, and never exceed the limit', () => {
    for (const length of [0, 1, 9, 10, 11, 57]) {
      const ids = Array.from({ length }, (_, i) => 100 + i);
      const { windows, truncated } = tokenWindows(ids, { before: [1], after: [2] }, 12);
      expect(truncated).toBe(length > 10);
      expect(new Set(windows.flatMap((window) => window.slice(1, -1)))).toEqual(new Set(ids));
      for (const window of windows) expect(window.length).toBeLessThanOrEqual(12);
    }
  });
});

describe('chainmail detector', () => {
  beforeAll(() => import('../../src/cli/commands/detector.ts'), 300_000);
  const command = async (args: readonly string[], stdin = '') => {
    const io = fakeIo({ stdin });
    return { code: await run(['detector', ...args], io), out: io.stdout.text, err: io.stderr.text };
  };

  it('tells both scores, the label, the truncation rate and the threshold of the benign rows', async () => {
    const { folder } = tinyModel(3);
    const texts = ['a', 'a b '.repeat(20), 'lunch'].map((text, i) =>
      JSON.stringify({ id: `r${i}`, text, label: 0 }),
    );
    const { code, out, err } = await command([folder, '--calibrate'], texts.join('\n'));
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(['r0', 'r1', 'r2']);
    expect(err).toMatch(/attack is INJECTION \(index 1\)/);
    expect(err).toMatch(/1 longer than 12 tokens \(33.3 %\)/);
    expect(err).toMatch(/windows: strict from 0\.\d+, 0 of 3 benign rows flagged/);
  });

  it('lists the five of the paper, and says what a folder lacks', async () => {
    expect((await command([])).out.trim().split('\n')).toHaveLength(5);
    expect((await command(['/no/such/folder'], '{"text":"a"}')).err).toMatch(
      /put the files of the model's hub page/,
    );
  });
});

describe('columns that a recipe names', () => {
  const edge = { path: (file: string) => file, env: {}, host: [] };
  it('a detector gives two, a judge one, anything else is not for here', async () => {
    const { folder } = tinyModel(1);
    expect((await otherScorers(`detector:protectai-v1:${folder}`, edge))!.map(({ name }) => name)).toEqual([
      'ProtectAI-DeBERTa-v1, first 512 tokens',
      'ProtectAI-DeBERTa-v1, windows',
    ]);
    expect(await otherScorers(`detector:${folder}`, edge)).toHaveLength(2);
    expect((await otherScorers('judge:some-model:/tmp/none.jsonl', edge))!.map(({ name }) => name)).toEqual([
      'Judge some-model',
    ]);
    expect(await otherScorers('default', edge)).toBeNull();
    await expect(otherScorers('peer:vard-strict:/none', edge)).rejects.toThrow(
      /chainmail peers install vard/,
    );
    await expect(otherScorers('detector:nobody:/none', edge)).rejects.toThrow(/known are protectai-v1/);
  });
});
