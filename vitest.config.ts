import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const src = join(import.meta.dirname, 'src');

export default defineConfig({
  // The examples import the package by its name, as a user does.
  resolve: {
    alias: [
      { find: /^chainmail$/, replacement: join(src, 'index.ts') },
      { find: /^chainmail\/([\w-]+)$/, replacement: join(src, 'adapters/$1/index.ts') },
    ],
  },
  // The limits tell what hangs from what is slow on a busy machine; tests of speed count the time of the processor.
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
