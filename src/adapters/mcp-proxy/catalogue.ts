import { isObject, type Json, object } from './message.ts';
import { type TextJudge, WITHHELD_TEXT } from './texts.ts';

/** Lists of what a server offers, and where in the result the entries stand. */
export const LISTS: Readonly<Record<string, string>> = {
  'tools/list': 'tools',
  'prompts/list': 'prompts',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
};
/** Fields that are read by people and models alone, so that another text can stand in their place. */
const PROSE = new Set(['description', 'title']);
const MAX_TOOLS = 5_000;
const CHANGED =
  '[chainmail: the server has changed this tool since it was first seen; this is how it was then]';

/** The definitions of tools at first sight, by name. */
export type KnownTools = Readonly<Record<string, Json>>;

export interface CatalogueOptions {
  readonly judge: TextJudge;
  /** Told of each oddity once. Holds names alone, no content. */
  readonly note: (text: string) => void;
  /** From earlier runs. */
  readonly known?: KnownTools;
  /** Told all definitions whenever a new tool was seen. */
  readonly remember?: (known: KnownTools) => void;
}

/** What the server offers, as the client may read it. Tools keep the definition of first sight. */
export class Catalogue {
  readonly #options: CatalogueOptions;
  readonly #tools: Map<string, Json>;
  /** Tools that were left out of the list. */
  readonly #refused = new Set<string>();
  readonly #noted = new Set<string>();

  constructor(options: CatalogueOptions) {
    this.#options = options;
    this.#tools = new Map(Object.entries(options.known ?? {}));
  }

  /** The definition of a tool as first seen. */
  tool(name: string): Json | undefined {
    return this.#tools.get(name);
  }

  isRefused(name: string): boolean {
    return this.#refused.has(name);
  }

  /** The result of a list method; the very same object where nothing had to be changed. */
  async screen(method: string, result: Json): Promise<Json> {
    const field = LISTS[method]!;
    const entries = Array.isArray(result[field]) ? result[field] : [];
    const kept: Json[] = [];
    let added = false;
    for (const entry of entries) {
      if (!isObject(entry)) continue;
      const name = typeof entry.name === 'string' ? entry.name : '';
      const first = method === 'tools/list' ? this.#tools.get(name) : undefined;
      if (method === 'tools/list' && first === undefined) {
        if (this.#tools.size >= MAX_TOOLS) continue;
        this.#tools.set(name, entry);
        added = true;
      }
      const shown = await this.#entry(method, first ?? entry);
      if (shown === null) continue;
      if (first === undefined || JSON.stringify(first) === JSON.stringify(entry))
        kept.push(shown === first ? entry : shown);
      else kept.push(this.#changed(shown));
    }
    if (added) this.#options.remember?.(Object.fromEntries(this.#tools));
    const same = kept.length === entries.length && kept.every((one, at) => one === entries[at]);
    return same ? result : { ...result, [field]: kept };
  }

  #changed(shown: Json): Json {
    this.#note(
      `tool ${nameForLog('tools/list', shown)}: the server has changed it since it was first seen; the first definition stays in force`,
    );
    const { description } = shown;
    return {
      ...shown,
      description: typeof description === 'string' ? `${description}\n${CHANGED}` : CHANGED,
    };
  }

  /** An entry as it may be shown, the same object where it is clean; null where it can only be left out. */
  async #entry(method: string, entry: Json): Promise<Json | null> {
    const { judge } = this.#options;
    if ((await judge.judgeValue(entry, method)).clean) return entry;
    const what = `${method.slice(0, method.indexOf('s/'))} ${nameForLog(method, entry)}`;
    const shown = await this.#withoutOrders(method, entry);
    if (shown === null) {
      if (method === 'tools/list') this.#refused.add(String(entry.name ?? ''));
      this.#note(`${what}: left out, it carries orders in its name or schema`);
    } else this.#note(`${what}: its description carries orders, which were withheld`);
    return shown;
  }

  async #withoutOrders(method: string, entry: Json): Promise<Json | null> {
    const bare = await mapProse(entry, async () => '');
    const isResource = method === 'resources/list';
    const named = isResource ? { ...bare, name: '' } : bare;
    if (!(await this.#options.judge.judgeValue(named, method)).clean) return null;
    let found = false;
    const replace = async (text: string): Promise<string> => {
      const judgement = await this.#options.judge.judge(text, method);
      if (judgement.clean) return text;
      found = true;
      return judgement.text;
    };
    const shown = await mapProse(entry, replace);
    // Names of resources are subjects of mails and the like: prose as well.
    const name = isResource && typeof entry.name === 'string' ? await replace(entry.name) : entry.name;
    if (found) return isResource ? { ...shown, name } : shown;
    // Only all of it together is an attack.
    const hidden = await mapProse(entry, async () => WITHHELD_TEXT);
    return isResource ? { ...hidden, name: WITHHELD_TEXT } : hidden;
  }

  #note(text: string): void {
    if (this.#noted.has(text) || this.#noted.size > MAX_TOOLS) return;
    this.#noted.add(text);
    this.#options.note(text);
  }
}

/** Names of resources are content, and a name that is a sentence is one too: they stay out of the log. */
const nameForLog = (method: string, { name }: Json): string =>
  !method.startsWith('resources') && typeof name === 'string' && /^[\w.:/-]{1,80}$/.test(name)
    ? name
    : '(a name withheld)';

const MAX_DEPTH = 40;

/** A copy with every description and title put through `replace`; below a depth that no real schema has, nothing is kept. */
async function mapProse(
  value: Json,
  replace: (text: string) => Promise<string>,
  depth = 0,
): Promise<Record<string, unknown>> {
  const out: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string' && PROSE.has(key)) out[key] = await replace(one);
    else out[key] = await mapValue(one, replace, depth + 1);
  }
  return out;
}

async function mapValue(
  value: unknown,
  replace: (text: string) => Promise<string>,
  depth: number,
): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return Array.isArray(value) ? [] : {};
  if (!Array.isArray(value)) return mapProse(object(value), replace, depth);
  const out: unknown[] = [];
  for (const one of value) out.push(await mapValue(one, replace, depth + 1));
  return out;
}
