import type { Anomaly, Link } from '../message.ts';

export interface HtmlRun {
  text: string;
  kind: 'text' | 'attribute' | 'comment';
  name?: string;
  visible: boolean;
  hiddenBy?: string;
  range?: [number, number];
  block: 'quote' | 'signature' | null;
}
export interface HtmlReading {
  runs: HtmlRun[];
  links: Link[];
  anomalies: Anomaly[];
}

export function readHtml(html: string): HtmlReading {
  const text = html
    .replace(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return { runs: [{ text, kind: 'text', visible: true, block: null }], links: [], anomalies: [] };
}
