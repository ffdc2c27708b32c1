import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import { facets, text, wrong } from '../fields.ts';
import type { Row } from '../rows.ts';
import type { SetFolder } from '../set-folder.ts';

/**
 * NVIDIA's agentic indirect prompt injection set. The body is the tool environment alone: categories, target tool,
 * vector and injection object would give the answer away, and tool schemas are trusted. Every row has a clean
 * counterpart (split `train_clean`): the same environment with the injection cut out.
 */
export const nvidiaAgenticIpi: Dataset = {
  id: 'nvidia_agentic_ipi',
  set: 'nvidia_agentic_ipi',
  title: 'NVIDIA Nemotron RL: agentic indirect prompt injection',
  folder: 'nvidia_agentic_ipi',
  homepage: 'https://huggingface.co/datasets/nvidia/Nemotron-RL-Agentic-Indirect-Prompt-Injection-v1',
  licence: { name: 'CC-BY-4.0' },
  published: { train: 1_272 },
  files: [
    {
      name: 'train.jsonl',
      part: 'train',
      kind: 'published',
      url: 'https://huggingface.co/datasets/nvidia/Nemotron-RL-Agentic-Indirect-Prompt-Injection-v1/resolve/main/train.jsonl',
      rows: 1_272,
      bytes: 11_703_379,
      sha256: '3329da17564a7eb287e2730fc7d6956e1f4fe51e8950ac4f110b3c37e78cf3b9',
    },
    { name: 'hf_shape_sample.jsonl', part: 'train', kind: 'sample' },
  ],
  read,
};

interface Injection {
  readonly goal?: unknown;
  readonly injection_text?: unknown;
}

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  for (const { path, file } of folder.find('train'))
    for await (const row of folder.rows(path, file)) {
      const injection = (row.value.injection ?? {}) as Injection;
      const injected = injection.injection_text;
      if (typeof injected !== 'string' || injected === '')
        throw wrong(
          row,
          'has no injection.injection_text',
          'expected the shape of the published train.jsonl',
        );
      // The documentation's example row holds dots in the place of its texts.
      if (injection.goal === '...') folder.drop('elided example row');
      else yield* rowPair(row, injected, renderEnvironment(row.value.environment));
    }
}

function* rowPair(row: Row, injected: string, body: string): Generator<Example> {
  const id = `nvidia_agentic_ipi-${text(row, 'id')}`;
  const start = body.indexOf(injected);
  const common = {
    set: 'nvidia_agentic_ipi',
    subject: null,
    userRequest: lastUserMessage(row),
    facets: facets(row, {
      domain: 'domain',
      category: 'attack_category',
      targetTool: 'target_tool',
      vector: 'injection_vector',
    }),
    groups: { context: id },
  };
  const attackSpan = start < 0 ? undefined : ([start, start + injected.length] as const);
  yield { ...common, id, split: 'train', label: 1, body, ...(attackSpan && { attackSpan }) };
  if (!attackSpan) return;
  const before = body.slice(0, start).trimEnd();
  const after = body.slice(attackSpan[1]);
  // Where the injection stood between two sentences one space stays.
  const clean = `${before}${/^\s/.test(after) || after === '' ? '' : ' '}${after}`;
  yield { ...common, id: `${id}-clean`, split: 'train_clean', label: 0, body: clean };
}

function lastUserMessage(row: Row): string | null {
  const request = row.value.responses_create_params as { input?: unknown } | undefined;
  const messages = Array.isArray(request?.input) ? request.input : [];
  const users = messages.filter((message) => message?.role === 'user' && typeof message.content === 'string');
  return users.at(-1)?.content ?? null;
}

/** `name: value` lines, indented by depth, list items with a dash: texts stand as they are, not escaped. */
export function renderEnvironment(environment: unknown): string {
  const lines: string[] = [];
  const stack: { key: string; value: unknown; depth: number }[] = [
    { key: '', value: environment, depth: -1 },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { key, value, depth } = next;
    const indent = '  '.repeat(Math.max(0, Math.min(depth, 20)));
    if (typeof value !== 'object' || value === null) {
      lines.push(`${indent}${key}${String(value ?? '')}`);
      continue;
    }
    if (depth >= 0) lines.push(`${indent}${key.trimEnd()}`);
    const list = Array.isArray(value);
    const entries = Object.entries(value).map(([name, child]) => ({
      key: list ? '- ' : `${name}: `,
      value: child,
      depth: depth + 1,
    }));
    stack.push(...entries.reverse());
  }
  return lines.join('\n');
}
