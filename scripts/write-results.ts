/**
 * Writes docs/results.md from the report of an evaluation, with a reading drawn from its figures:
 * npx tsx scripts/write-results.ts OUT/report.json [TARGET]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { reportMarkdown } from '../src/evaluation/report/markdown.ts';
import type { Report } from '../src/evaluation/report/report.ts';
import { readingOf } from './reading.ts';

const [path, target = new URL('../docs/results.md', import.meta.url)] = process.argv.slice(2);
if (path === undefined) throw new Error('name the report.json of an evaluation');
const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
writeFileSync(target, reportMarkdown(report, readingOf(report)));
