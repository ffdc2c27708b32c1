import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder with the data sets and field cases, which are not part of the project:
 * `$CHAINMAIL_SHARED`, or `../shared` beside the checkout. `null` when it is not there; tests that need it use
 * `describe.skipIf(shared === null)('… (needs ../shared)')`.
 */
const folder = process.env.CHAINMAIL_SHARED ?? fileURLToPath(new URL('../../shared', import.meta.url));
export const shared: string | null = existsSync(`${folder}/data`) ? folder : null;
if (shared === null)
  console.warn(`tests that need the shared data are skipped: no ${folder}/data (set CHAINMAIL_SHARED)`);
