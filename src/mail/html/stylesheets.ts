import type { Declaration } from './declarations.ts';
import type { Element } from './defaults.ts';

export interface Matched {
  readonly declarations: readonly Declaration[];
}

export interface StyleSheets {
  /** The rules that apply, weakest first; null for none. */
  match(el: Element): readonly Matched[] | null;
}
