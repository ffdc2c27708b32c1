export { HTML_LIMITS, type HtmlLimits, type HtmlWork, lessen } from './limits.ts';
export { type HtmlReading, readHtml } from './read-html.ts';
export type { HtmlRun } from './runs.ts';
export { loadSupport, mayAskSupport } from './supports.ts';
