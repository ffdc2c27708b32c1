import * as z from 'zod';

/** Most items one request may carry; more is refused, never cut. */
export const MAX_CONTEXT_ITEMS = 1_000;
/** Most earlier calls one request may carry. */
export const MAX_HISTORY = 10_000;

const call = z.strictObject({
  tool: z.string().min(1).max(1_000),
  args: z.record(z.string(), z.unknown()).default({}),
});

/** A mail, as source text (`raw`, read as UTF-8) or as a path (`file`): exactly one of the two. */
const email = z
  .strictObject({
    kind: z.literal('email'),
    raw: z.string().optional(),
    file: z.string().min(1).optional(),
    source: z.string().optional(),
  })
  .refine((item) => (item.raw === undefined) !== (item.file === undefined), {
    message: 'give exactly one of "raw" and "file"',
  });

const text = z.strictObject({
  kind: z.literal('text'),
  text: z.string(),
  source: z.string().optional(),
});

/**
 * One request of the wire format. Unknown fields are refused: a misspelt `action` that was passed over in silence would
 * come back as "no action was asked about", which a caller may read as leave to act.
 */
export const requestSchema = z
  .strictObject({
    id: z.union([z.string(), z.number()]).nullish(),
    userRequest: z.string().nullish(),
    profile: z.enum(['attended', 'unattended']).optional(),
    account: z.string().nullish(),
    context: z
      .array(z.discriminatedUnion('kind', [email, text]))
      .max(MAX_CONTEXT_ITEMS)
      .optional(),
    history: z.array(call).max(MAX_HISTORY).optional(),
    action: call.extend({ description: z.string().optional(), schema: z.unknown().optional() }).nullish(),
  })
  .refine((request) => request.context !== undefined || request.action != null, {
    message: 'give "context", "action" or both',
  });

export type Request = z.infer<typeof requestSchema>;
export type RequestId = string | number | null;
