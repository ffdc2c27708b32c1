import { join } from 'node:path';
import { addExtensions } from './add-extensions.ts';
import type { Peer, PeerModule, Reading } from './peer.ts';

/** The package itself says yes or no. */
const YES: readonly Reading[] = [{ name: '', threshold: 1 }];

const yes = (flagged: boolean): number => (flagged ? 1 : 0);

/** Published packages for Node that detect injections offline. Exact versions: a figure belongs to one of them. */
export const PEERS: readonly Peer[] = [
  {
    id: 'vard',
    package: '@andersmyrmel/vard',
    version: '1.2.0',
    licence: 'MIT',
    configurations: (['moderate', 'strict'] as const).map((preset) => ({
      id: `vard-${preset}`,
      title: `vard.${preset}(), throws`,
      readings: YES,
      load: async (folder) => {
        const { default: vard } = await folder.import('@andersmyrmel/vard/dist/index.js');
        const check = vard[preset]();
        return (text) => {
          try {
            check(text);
            return 0;
          } catch (error) {
            if ((error as Error).name === 'PromptInjectionError') return 1;
            throw error;
          }
        };
      },
    })),
  },
  {
    id: 'hai-guardrails',
    package: '@presidio-dev/hai-guardrails',
    version: '1.12.0',
    licence: 'MIT',
    configurations: (['pattern', 'heuristic'] as const).map((mode) => ({
      id: `hai-${mode}`,
      title: `injectionGuard, ${mode}, threshold 0.7`,
      readings: YES,
      slow: mode === 'heuristic',
      mended:
        'as published it ends the process about a second after import (the path of a build machine is baked in); here that error is passed over',
      load: async (folder) => {
        passOver(/piscina/);
        const { injectionGuard } = await folder.import('@presidio-dev/hai-guardrails/dist/index.js');
        const guard = injectionGuard({ roles: ['user'] }, { mode, threshold: 0.7 });
        return async (text) => yes(!(await guard([{ role: 'user', content: text }]))[0].passed);
      },
    })),
  },
  {
    id: 'llm-guard',
    package: 'llm-guard',
    version: '0.1.9',
    licence: 'MIT',
    configurations: (['promptInjection', 'jailbreak'] as const).map((guard) => ({
      id: guard === 'jailbreak' ? 'llm-guard-jailbreak' : 'llm-guard-injection',
      title: `${guard} guard`,
      readings: YES,
      load: async (folder) => {
        const { LLMGuard } = folder.require('llm-guard');
        const off = { pii: false, profanity: false, toxicity: false, relevance: false };
        const all = new LLMGuard({ ...off, jailbreak: false, promptInjection: false, [guard]: true });
        return async (text) => yes(!(await all.validate(text)).isValid);
      },
    })),
  },
  {
    id: 'llm_guardrail',
    package: 'llm_guardrail',
    version: '2.1.2',
    licence: 'ISC',
    configurations: (['checkInjection', 'checkAll'] as const).map((check) => ({
      id: check === 'checkAll' ? 'llm_guardrail-all' : 'llm_guardrail-injection',
      title: `${check}()`,
      readings: YES,
      load: async (folder) => {
        const module = await folder.import('llm_guardrail/index.js');
        return async (text) => yes(!(await module[check](text)).allowed);
      },
    })),
  },
  {
    id: 'claude-flow-aidefence',
    package: '@claude-flow/aidefence',
    version: '3.0.3',
    licence: 'MIT',
    configurations: [
      {
        id: 'claude-flow-aidefence',
        title: 'detect()',
        readings: YES,
        load: async (folder) => {
          const { createAIDefence } = await folder.import('@claude-flow/aidefence/dist/index.js');
          const defence = createAIDefence();
          return async (text) => yes(!(await defence.detect(text)).safe);
        },
      },
    ],
  },
  {
    id: 'rebuff',
    package: 'rebuff',
    version: '0.0.3',
    licence: 'Apache-2.0',
    configurations: [
      {
        id: 'rebuff-heuristic',
        title: 'heuristic only, 0.75',
        readings: [{ name: '', threshold: 0.75 }],
        load: async (folder) => {
          // Published with TypeScript sources as its main file: this throws, and the table says so.
          const { detectPromptInjectionUsingHeuristicOnInput } = folder.require('rebuff');
          return (text) => detectPromptInjectionUsingHeuristicOnInput(text);
        },
      },
    ],
  },
  {
    id: 'reactive-agents',
    package: '@reactive-agents/guardrails',
    version: '0.9.0',
    licence: 'MIT',
    configurations: [
      {
        id: 'reactive-agents',
        title: 'detectInjection',
        readings: YES,
        load: async (folder) => {
          const { detectInjection } = await folder.import('@reactive-agents/guardrails/dist/index.js');
          const { Effect } = await folder.import('effect/dist/esm/index.js');
          return (text) => yes(Effect.runSync(detectInjection(text)).detected);
        },
      },
    ],
  },
  {
    id: 'llmverify',
    package: 'llmverify',
    version: '1.6.1',
    licence: 'MIT',
    configurations: [
      {
        id: 'llmverify',
        title: 'checkPromptInjection',
        readings: YES,
        load: async (folder) => {
          const { checkPromptInjection } = folder.require('llmverify');
          return (text) => yes(checkPromptInjection(text).length > 0);
        },
      },
    ],
  },
  {
    id: 'agent-security-scanner',
    package: 'agent-security-scanner-mcp',
    version: '4.5.9',
    licence: 'MIT',
    configurations: [
      {
        id: 'agent-security-scanner',
        title: 'scan_agent_prompt',
        readings: [
          { name: 'BLOCK', threshold: 1 },
          { name: 'BLOCK or WARN', threshold: 0.5 },
        ],
        load: async (folder) => {
          const { scanAgentPrompt } = await folder.import(
            'agent-security-scanner-mcp/src/tools/scan-prompt.js',
          );
          const level: Readonly<Record<string, number>> = { BLOCK: 1, WARN: 0.5, LOG: 0, ALLOW: 0 };
          return async (text) => {
            const answer = await scanAgentPrompt({ prompt_text: text, verbosity: 'minimal' });
            const { action } = JSON.parse(answer.content[0].text);
            if (level[action] === undefined) throw new Error(`unknown action ${action}`);
            return level[action];
          };
        },
      },
    ],
  },
  {
    id: 'resk-llm-ts',
    package: 'resk-llm-ts',
    version: '1.0.0',
    licence: 'GPL-3.0',
    mend: (folder) => addExtensions(join(folder, 'node_modules/resk-llm-ts/dist')),
    configurations: [
      {
        id: 'resk-llm-ts',
        title: '9 text detectors, result.blocked',
        readings: YES,
        mended:
          'as published it cannot be imported in Node (imports without extensions, __dirname in ES modules); both are put into the installed copy',
        load: async (folder) => {
          const module = await folder.import('resk-llm-ts/dist/v2/index.js');
          const pipeline = new module.SecurityPipeline();
          for (const name of RESK_DETECTORS) pipeline.add(reskDetector(module, name));
          return (text) => yes(pipeline.run(text).blocked);
        },
      },
    ],
  },
  {
    id: 'shield-sdk',
    package: '@llm-dev-ops/shield-sdk',
    version: '1.0.0',
    licence: 'Apache-2.0',
    configurations: [
      {
        id: 'shield-sdk',
        title: 'PromptInjectionScanner',
        readings: YES,
        load: async (folder) => {
          const { PromptInjectionScanner } = await folder.import('@llm-dev-ops/shield-sdk/dist/index.js');
          const scanner = new PromptInjectionScanner();
          return async (text) => yes(!(await scanner.scan(text)).isValid);
        },
      },
    ],
  },
];

/** Errors of this kind that nobody waits for do not end the process; any other still does. */
function passOver(kind: RegExp): void {
  process.on('uncaughtException', (error) => {
    if (kind.test(error.message)) return;
    console.error(error);
    process.exit(1);
  });
}

/** All of its detectors but the two that judge no text (roles and access rules, the talk between agents). */
const RESK_DETECTORS = [
  'DirectInjectionDetector',
  'BypassDetectionDetector',
  'MemoryPoisoningDetector',
  'GoalHijackDetector',
  'ExfiltrationDetector',
  'VectorSimilarityDetector',
  'ContentFramingDetector',
  'IndirectInjectionDetector',
  'DocumentInjectionDetector',
];

/** Some are exported as objects, some as classes. */
function reskDetector(module: PeerModule, name: string): PeerModule {
  const detector = module[name];
  return typeof detector === 'function' ? new detector() : detector;
}
