import { z } from 'zod';
import type { Columns } from '../../datasets/index.ts';
import { InputError } from '../../errors.ts';
import type { Mode } from '../protocol-result.ts';

/** A table of one's own, scored beside the published sets. */
export interface OwnSet {
  readonly id: string;
  /** JSONL, JSON, CSV, TSV or parquet (each also .gz), relative to the recipe. */
  readonly file: string;
  readonly columns: Columns;
}

/** Everything that steers an evaluation. */
export interface EvaluationRecipe {
  readonly name: string;
  readonly seed: number;
  /** Ids of protocols; all of them where it is left out. */
  readonly protocols: readonly string[] | null;
  readonly modes: readonly Mode[];
  /** Per protocol, leaks that are repaired one at a time in runs that are otherwise as published. */
  readonly alone: Readonly<Record<string, readonly string[]>>;
  /**
   * `default` is the model that ships; `peer:…`, `detector:…` and `judge:…` are those of others (see `otherScorers`);
   * anything else is a model file, relative to the recipe.
   */
  readonly scorers: readonly string[];
  readonly sets: readonly OwnSet[];
}

const name = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'use letters, digits and hyphens');

const schema: z.ZodType<EvaluationRecipe> = z.strictObject({
  name: z.string().min(1),
  seed: z.int(),
  protocols: z.array(z.string()).nullable().default(null),
  modes: z
    .array(z.enum(['paper', 'leakFree']))
    .min(1)
    .default(['paper', 'leakFree']),
  alone: z.record(z.string(), z.array(z.string())).default({}),
  scorers: z.array(z.string()).default(['default']),
  sets: z
    .array(
      z.strictObject({
        id,
        file: z.string().min(1),
        columns: z.strictObject({
          body: name,
          label: z.union([name, z.literal(0), z.literal(1)]),
          id: name.optional(),
          subject: name.optional(),
          userRequest: name.optional(),
          split: name.optional(),
          facets: z.record(z.string(), name).optional(),
          groups: z
            .strictObject({
              context: name.optional(),
              attackCategory: name.optional(),
              attack: name.optional(),
              team: name.optional(),
              level: name.optional(),
              trigger: name.optional(),
            })
            .optional(),
        }),
      }),
    )
    .default([]),
});

/** @throws InputError naming the field and the remedy */
export function parseEvaluationRecipe(text: string, path: string): EvaluationRecipe {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new InputError('recipe-json', `recipe ${path} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new InputError(
    'recipe-field',
    `recipe ${path}: ${issue.path.join('.') || 'top level'}: ${issue.message}; see recipes/evaluation.json for a complete one`,
  );
}
