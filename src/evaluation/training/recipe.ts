import { z } from 'zod';
import { InputError } from '../../errors.ts';

const recipeSchema = z.strictObject({
  name: z.string().min(1),
  seed: z.int(),
  /** Sets to train without, by id: for leave-one-data-set-out figures. */
  leaveOut: z.array(z.string()).default([]),
  limits: z.strictObject({
    splicedHam: z.int().min(0).default(2500),
    tables: z.int().min(0).default(320),
    spikee: z.int().min(0).default(700),
    garak: z.int().min(0).default(300),
  }),
  /** Highest false-positive rate a threshold may have on each family of benign rows, out of fold. */
  thresholds: z.strictObject({
    strict: z.record(z.string(), z.number().min(0).max(1)),
    review: z.record(z.string(), z.number().min(0).max(1)),
  }),
  /** Weight of one row of a family in the meta policy and the calibration; 1 where it is not named. */
  weights: z.record(z.string(), z.number().min(0)).default({}),
  words: z.string().describe('word-vector table, relative to the recipe'),
  notes: z.array(z.string()).default([]),
});

/** Everything that steers a training run. */
export type Recipe = z.infer<typeof recipeSchema>;

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
