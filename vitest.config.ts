import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const src = join(import.meta.dirname, 'src');

/** Tests that hold the time of the processor to a limit: they run one after the other, when the others are done. */
const TIMED = [
  'test/cli/built.test.ts',
  'test/detector/units.test.ts',
  'test/guard/guard.test.ts',
  'test/mail/any-bytes.test.ts',
  'test/mail/field.test.ts',
  'test/mail/found-by-fuzzing.test.ts',
  'test/mail/html-bounds.test.ts',
  'test/mail/html/timing.test.ts',
  'test/mail/shared-mail.test.ts',
  'test/mail/text.test.ts',
  'test/mailbox/from-line.test.ts',
  'test/regular-expressions.test.ts',
  'test/signals/bounds.test.ts',
  'test/signals/mention.test.ts',
  'test/unmask/speed.test.ts',
];

export default defineConfig({
  // The examples import the package by its name, as a user does.
  resolve: {
    alias: [
      { find: /^chainmail$/, replacement: join(src, 'index.ts') },
      { find: /^chainmail\/([\w-]+)$/, replacement: join(src, 'adapters/$1/index.ts') },
    ],
  },
  test: {
    // The limits tell what hangs from what is slow on a busy machine; tests of speed count the time of the processor.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'all', include: ['test/**/*.test.ts'], exclude: TIMED, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
