import { InputError } from '../../errors.ts';
import type { Mode } from '../protocol-result.ts';
import type { Protocol } from '../protocols.ts';
import type { Scorer } from '../scorer.ts';
import type { EvaluationRecipe } from './recipe.ts';

/** One protocol in one mode, with the leaks that are set apart from it. */
export interface Run {
  readonly protocol: Protocol;
  readonly mode: Mode;
  readonly switches: Readonly<Record<string, Mode>>;
}

/** Runs wherever a recipe brings sets of its own. */
export const OWN_SETS = 'own-sets';

export interface PlanOptions {
  /** Ids of protocols to run, of those in the recipe. */
  readonly only?: readonly string[];
  readonly modes?: readonly Mode[];
  /** Columns that are given: protocols about a kind of which there is none are left out unless named. */
  readonly scorers?: readonly Scorer[];
}

/** `P5-paper`, `P5-paper-L01`: the name of a run's file. */
export const runName = ({ protocol, mode, switches }: Run): string =>
  [protocol.id, mode, ...Object.keys(switches)].join('-').replace(/[^A-Za-z0-9-]/g, '_');

/**
 * The runs of a recipe in order: a protocol in each mode, then with each leak of `alone` repaired by itself.
 * @throws InputError for a protocol or a leak that does not exist
 */
export function planRuns(
  recipe: EvaluationRecipe,
  protocols: readonly Protocol[],
  { only, modes = recipe.modes, scorers = [] }: PlanOptions = {},
): Run[] {
  const known = protocols.map(({ id }) => id);
  const check = (id: string, where: string): void => {
    if (!known.includes(id))
      throw new InputError('protocol', `${where}: there is no protocol ${id}; there are ${known.join(', ')}`);
  };
  for (const id of [...(recipe.protocols ?? []), ...Object.keys(recipe.alone)])
    check(id, `recipe ${recipe.name}`);
  for (const id of only ?? []) check(id, '--only');
  const able = ({ id, needs }: Protocol): boolean =>
    needs === undefined ||
    scorers.some(({ origin }) => origin?.kind === needs) ||
    [...(recipe.protocols ?? []), ...(only ?? [])].includes(id);
  const wanted = protocols.filter(
    (protocol) =>
      (protocol.id === OWN_SETS || (recipe.protocols?.includes(protocol.id) ?? true)) &&
      (only?.includes(protocol.id) ?? true) &&
      able(protocol),
  );
  return wanted.flatMap((protocol) => [
    ...protocol.modes
      .filter((mode) => modes.includes(mode))
      .map((mode): Run => ({ protocol, mode, switches: {} })),
    ...(modes.includes('paper') ? (recipe.alone[protocol.id] ?? []) : []).map((leak): Run => {
      if (!protocol.leaks.includes(leak))
        throw new InputError(
          'leak',
          `recipe ${recipe.name}: ${protocol.id} has no switch ${leak}; it has ${protocol.leaks.join(', ') || 'none'}`,
        );
      return { protocol, mode: 'paper', switches: { [leak]: 'leakFree' } };
    }),
  ]);
}
