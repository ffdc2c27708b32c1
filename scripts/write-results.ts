/**
 * Writes docs/results.md from the report of an evaluation: npx tsx scripts/write-results.ts OUT/report.json
 * What stands between the two marks in the old file is somebody's reading of the figures, and is kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reportMarkdown } from '../src/evaluation/report/markdown.ts';
import type { Report } from '../src/evaluation/report/report.ts';

const TARGET = new URL('../docs/results.md', import.meta.url);
const OPEN = '<!-- reading -->';
const CLOSE = '<!-- end of reading -->';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('name the report.json of an evaluation');
const before = existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : '';
const reading = before.includes(CLOSE)
  ? before.slice(before.indexOf(OPEN) + OPEN.length, before.indexOf(CLOSE))
  : '';
const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
writeFileSync(TARGET, reportMarkdown(report, `${OPEN}\n${reading.trim()}\n${CLOSE}`));
