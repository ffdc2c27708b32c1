import pc from 'picocolors';
import type { Io, Sink } from './io.ts';

/** Colours by meaning. Without colour every function gives its text unchanged. */
export interface Colors {
  readonly enabled: boolean;
  allow(text: string): string;
  review(text: string): string;
  block(text: string): string;
  error(text: string): string;
  dim(text: string): string;
  bold(text: string): string;
  /** A stretch that a finding points at. */
  mark(text: string): string;
  /** Text a person reading the mail does not see. */
  hidden(text: string): string;
}

/** Colours on a terminal, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb; `FORCE_COLOR` turns them on. */
export function colorsFor(sink: Sink, env: Io['env']): Colors {
  const forced = (env.FORCE_COLOR ?? '') !== '' && env.FORCE_COLOR !== '0';
  const enabled = (env.NO_COLOR ?? '') === '' && (forced || (sink.isTTY && env.TERM !== 'dumb'));
  const c = pc.createColors(enabled);
  return {
    enabled,
    allow: c.green,
    review: (text) => c.yellow(text),
    block: (text) => c.bold(c.red(text)),
    error: (text) => c.magenta(text),
    dim: c.dim,
    bold: c.bold,
    mark: (text) => c.inverse(c.yellow(text)),
    hidden: (text) => c.cyan(text),
  };
}
