import parse from 'css-tree/parser';
import type { Anomaly } from '../message.ts';
import { split } from './conditions.ts';
import { type Declaration, push } from './declarations.ts';
import type { Element } from './defaults.ts';
import type { HtmlLimits, HtmlWork } from './limits.ts';
import type { Budget } from './match.ts';
import { containerMatches, mediaMatches } from './media.ts';
import { type Rule, RuleIndex } from './rule-index.ts';
import { type Piece, TokenizedSheet, type TokenRange } from './rules.ts';
import { type Complex, compileList, compilePlain, scoped } from './selector.ts';
import { supportsMatches } from './supports.ts';

interface Block {
  readonly pieces: readonly Piece[];
  readonly parent: readonly Complex[] | null;
  readonly layer: Layer | null;
  readonly scope: Scope | null;
  readonly depth: number;
}

interface Layer {
  readonly rank: readonly number[];
  readonly layers: Map<string, Layer>;
}

interface Scope {
  readonly root: readonly Complex[];
  readonly limit: readonly Complex[];
}

const MAX_BLOCKS_DEEP = 30;
const MAX_REGISTERED = 200;

/** What the sheets stand in. */
export interface Where {
  readonly quirks: boolean;
  readonly anomalies: Anomaly[];
  /** Something is a query container. */
  readonly containers: boolean;
}

/** The style sheets of one HTML part. */
export class StyleSheets {
  readonly #limits: HtmlLimits;
  readonly #anomalies: Anomaly[];
  readonly #budget: Budget;
  readonly #index: RuleIndex;
  readonly #layers = new Map<string, Layer>();
  readonly #containers: boolean;
  /** Initial values of registered custom properties. */
  readonly initials = new Map<string, string>();
  /** What animations end with, by lower-case name. */
  readonly endings = new Map<string, readonly Declaration[]>();
  #characters = 0;
  #rules = 0;
  #lists = 0;
  #reported = false;

  constructor(limits: HtmlLimits, { quirks, anomalies, containers }: Where) {
    this.#containers = containers;
    this.#limits = limits;
    this.#anomalies = anomalies;
    this.#budget = { left: limits.selectorTests };
    this.#index = new RuleIndex(this.#budget, quirks);
  }

  get spent(): Pick<HtmlWork, 'styleCharacters' | 'styleRules' | 'selectorTests'> {
    return {
      styleCharacters: this.#characters,
      styleRules: Math.max(this.#rules, this.#lists),
      selectorTests: this.#limits.selectorTests - this.#budget.left,
    };
  }

  get size(): number {
    return this.#rules;
  }

  /** Adds a `<style>` element's text. Returns the number of rules found in it. */
  add(text: string): number {
    const room = this.#limits.styleCharacters - this.#characters;
    if (text.length > room)
      this.#report(
        'html-style-characters-limit',
        `style sheets go beyond ${this.#limits.styleCharacters} characters; the rest is not applied`,
      );
    const source = text.slice(0, Math.max(0, room));
    this.#characters += source.length;
    const before = this.#rules;
    const sheet = new TokenizedSheet(source);
    this.#collect(sheet, {
      pieces: sheet.contents(sheet.all, false),
      parent: null,
      layer: null,
      scope: null,
      depth: 0,
    });
    return this.#rules - before;
  }

  #collect(sheet: TokenizedSheet, root: Block): void {
    const stack: { block: Block; index: number }[] = [{ block: root, index: 0 }];
    while (stack.length > 0) {
      const top = stack[stack.length - 1]!;
      const piece = top.block.pieces[top.index++];
      if (!piece) {
        stack.pop();
        continue;
      }
      if (top.block.depth >= MAX_BLOCKS_DEEP) {
        this.#report('html-style-depth-limit', `a style sheet nests more than ${MAX_BLOCKS_DEEP} blocks`);
        stack.pop();
        continue;
      }
      const inner = this.#piece(sheet, piece, top.block);
      if (inner) stack.push({ block: inner, index: 0 });
    }
  }

  /** Takes in a rule; returns what is nested in it. */
  #piece(sheet: TokenizedSheet, piece: Piece, around: Block): Block | null {
    const depth = around.depth + 1;
    if (piece.kind === 'rule') {
      const pieces = sheet.contents(piece.block, true);
      const { scope } = around;
      let selectors = pieces.length > 0 ? this.#selectors(piece.prelude, around.parent) : null;
      if (!selectors) return null;
      if (scope) selectors = selectors.map((each) => scoped(each, scope.root, scope.limit));
      this.#addRule(selectors, pieces, around.layer);
      const nested = pieces.some((p) => p.kind !== 'declaration');
      return nested ? { ...around, pieces, parent: selectors, depth } : null;
    }
    if (piece.kind === 'declaration') return null;
    const { name, prelude } = piece;
    if (name === 'property' && piece.block) this.#register(prelude, sheet.contents(piece.block, true));
    if (/^(?:-webkit-)?keyframes$/.test(name) && piece.block) this.#animate(prelude, sheet, piece.block);
    const layer = name === 'layer' ? this.#layer(prelude, around.layer, piece.block === null) : around.layer;
    const scope = name === 'scope' ? this.#scope(prelude) : around.scope;
    if (!piece.block || !this.#applies(name, prelude) || (name === 'scope' && scope === null)) return null;
    const pieces = sheet.contents(piece.block, around.parent !== null);
    if (around.parent) this.#addRule(around.parent, pieces, layer);
    return { pieces, parent: around.parent, layer, scope, depth };
  }

  #applies(name: string, prelude: string): boolean {
    switch (name) {
      case 'layer':
      case 'scope':
        return true;
      case 'media':
        return mediaMatches(prelude);
      case 'supports':
        return supportsMatches(prelude);
      default:
        return name === 'container' && this.#containers && containerMatches(prelude);
    }
  }

  /** `(root) to (limit)`; null when it has no root of its own or is invalid. */
  #scope(prelude: string): Scope | null {
    const bounds = split(prelude, 'to').map((bound) => /^\((.*)\)$/s.exec(bound.trim())?.[1]);
    if (bounds[0] === undefined || bounds.length > 2) return null;
    const root = this.#selectors(bounds[0], null);
    const limit =
      bounds.length === 1 ? [] : bounds[1] === undefined ? null : this.#selectors(bounds[1], null);
    return root && limit ? { root, limit } : null;
  }

  #animate(name: string, sheet: TokenizedSheet, block: TokenRange): void {
    if (this.endings.size >= MAX_REGISTERED) return;
    const ending: Declaration[] = [];
    for (const frame of sheet.contents(block, false))
      if (frame.kind === 'rule' && /(?:^|[\s,])(?:to|100%)$/i.test(frame.prelude))
        for (const p of sheet.contents(frame.block, true))
          if (p.kind === 'declaration') push(ending, p.property, p.value, false);
    this.endings.set(
      name
        .trim()
        .replace(/^["']|["']$/g, '')
        .toLowerCase(),
      ending,
    );
  }

  #register(name: string, pieces: readonly Piece[]): void {
    const property = name.trim();
    if (!property.startsWith('--') || this.initials.size >= MAX_REGISTERED) return;
    for (const piece of pieces)
      if (piece.kind === 'declaration' && piece.property.toLowerCase() === 'initial-value')
        this.initials.set(property, piece.value.trim());
  }

  #selectors(prelude: string, parent: readonly Complex[] | null): Complex[] | null {
    // css-tree forgives a comma at the end, browsers do not.
    if (prelude.endsWith(',')) return null;
    // Invalid lists cost more than valid ones and leave no rule to count.
    if (this.#lists++ >= this.#limits.styleRules) {
      this.#report(
        'html-style-rules-limit',
        `more than ${this.#limits.styleRules} rules; the rest is not applied`,
      );
      return null;
    }
    const plain = parent === null ? compilePlain(prelude) : null;
    if (plain !== null) return plain;
    try {
      const list = parse(prelude, { context: 'selectorList' });
      return compileList(list, { parent, depth: 0, has: false });
    } catch (error) {
      // An invalid list drops its rule; css-tree recurses on brackets, and one that nests thousands is no ordinary list.
      if (error instanceof RangeError)
        this.#report(
          'html-style-unreadable',
          `a selector of ${prelude.length} characters nests too deep to be read`,
        );
      return null;
    }
  }

  /** Layers rank by first appearance among those of their level (CSS Cascade 5, section 6.4). */
  #layer(prelude: string, around: Layer | null, statement: boolean): Layer {
    let layer: Layer | null = around;
    for (const path of statement ? prelude.split(',') : [prelude]) {
      layer = around;
      for (const part of path.split('.')) {
        const { rank, layers }: Pick<Layer, 'rank' | 'layers'> = layer ?? { rank: [], layers: this.#layers };
        const name = part.trim() === '' ? `(${layers.size})` : part.trim();
        const known: Layer = layers.get(name) ?? { rank: [...rank, layers.size], layers: new Map() };
        layers.set(name, known);
        layer = known;
      }
    }
    return layer!;
  }

  #addRule(selectors: readonly Complex[], pieces: readonly Piece[], layer: Layer | null): void {
    const declarations: Declaration[] = [];
    for (const p of pieces)
      if (p.kind === 'declaration') push(declarations, p.property, p.value, p.important);
    if (declarations.length === 0) return;
    for (const selector of selectors) {
      if (this.#rules >= this.#limits.styleRules) {
        this.#report(
          'html-style-rules-limit',
          `more than ${this.#limits.styleRules} selectors; the rest is not applied`,
        );
        return;
      }
      this.#index.add({ selector, declarations, layer: layer?.rank ?? [], order: this.#rules++ });
    }
  }

  /** The rules that apply, weakest first; null for none. */
  match(el: Element): readonly Rule[] | null {
    if (this.#rules === 0) return null;
    const found = this.#index.match(el);
    if (this.#budget.left <= 0)
      this.#report(
        'html-selector-limit',
        `more than ${this.#limits.selectorTests} selector tests; later elements get no style sheet rules`,
      );
    return found;
  }

  #report(code: string, detail: string): void {
    if (this.#reported) return;
    this.#reported = true;
    this.#anomalies.push({ code, detail });
  }
}
