import { defineConfig } from 'tsdown';

/** One entry per file that is run or imported by name: the library, the command line, its worker. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'cli/main': 'src/cli/main.ts',
    'cli/scan-worker': 'src/cli/scan-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: true,
  clean: true,
  fixedExtension: false,
});
