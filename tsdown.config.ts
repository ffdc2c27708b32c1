import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'tsdown';

/**
 * One entry per file that is run or imported by name. Packages that every start needs are devDependencies and so go into
 * the bundle: a few large files load in half the time of some hundred small ones. What is loaded on demand (PDF, data
 * formats, threads) stays a dependency.
 */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'adapters/plain/index': 'src/adapters/plain/index.ts',
    'adapters/ai-sdk/index': 'src/adapters/ai-sdk/index.ts',
    'adapters/langchain/index': 'src/adapters/langchain/index.ts',
    'adapters/openai-agents/index': 'src/adapters/openai-agents/index.ts',
    'adapters/anthropic/index': 'src/adapters/anthropic/index.ts',
    'adapters/mastra/index': 'src/adapters/mastra/index.ts',
    'adapters/claude-agent/index': 'src/adapters/claude-agent/index.ts',
    'adapters/mcp/index': 'src/adapters/mcp/index.ts',
    'cli/main': 'src/cli/main.ts',
    'cli/scan-worker': 'src/cli/scan-worker.ts',
    'evaluation/peer-host': 'src/evaluation/peers/host.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // By the compiler and not file by file: an inferred type in some room must not break `npm ci`.
  dts: { oxc: false, compilerOptions: { isolatedDeclarations: false } },
  clean: true,
  fixedExtension: false,
  // css-tree's Node entry reads its data by require; the one-file build holds it.
  alias: { 'css-tree': join(import.meta.dirname, 'node_modules/css-tree/dist/csstree.esm.js') },
  deps: { onlyBundle: false },
  plugins: [thirdPartyLicences()],
});

/** Writes the licences of the packages that went into the bundle beside it. */
function thirdPartyLicences(): Rolldown.Plugin {
  return {
    name: 'third-party-licences',
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) {
            const match = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id);
            if (match) folders.add(match[0]);
          }
      if (folders.size === 0) return;
      const texts = [...folders].sort().map((folder) => {
        const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return `${name} ${version} (${license})\n\n${licenceText(folder)}`;
      });
      const source = texts.join(`\n${'-'.repeat(80)}\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENCES.txt', source });
    },
  };
}

function licenceText(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (name !== undefined) return readFileSync(join(folder, name), 'utf8');
  return 'The package holds no licence file; the licence named in its manifest applies.\n';
}
