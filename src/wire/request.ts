import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// The small form of zod: a start must not wait for what one schema does not use. It brings no words for its issues.
z.config(en());

/** Most items one request may carry; more is refused, never cut. */
export const MAX_CONTEXT_ITEMS = 1_000;
/** Most earlier calls one request may carry. */
export const MAX_HISTORY = 10_000;

const call = z.strictObject({
  tool: z.string().check(z.minLength(1), z.maxLength(1_000)),
  args: z._default(z.record(z.string(), z.unknown()), {}),
});

/** A mail, as source text (`raw`, read as UTF-8) or as a path (`file`): exactly one of the two. */
const email = z
  .strictObject({
    kind: z.literal('email'),
    raw: z.optional(z.string()),
    file: z.optional(z.string().check(z.minLength(1))),
    source: z.optional(z.string()),
  })
  .check(
    z.refine((item) => (item.raw === undefined) !== (item.file === undefined), {
      message: 'give exactly one of "raw" and "file"',
    }),
  );

const text = z.strictObject({
  kind: z.literal('text'),
  text: z.string(),
  source: z.optional(z.string()),
});

/**
 * One request of the wire format. Unknown fields are refused: a misspelt `action` that was passed over in silence would
 * come back as "no action was asked about", which a caller may read as leave to act.
 */
export const requestSchema = z
  .strictObject({
    id: z.nullish(z.union([z.string(), z.number()])),
    userRequest: z.nullish(z.string()),
    profile: z.optional(z.enum(['attended', 'unattended'])),
    account: z.nullish(z.string()),
    context: z.optional(
      z.array(z.discriminatedUnion('kind', [email, text])).check(z.maxLength(MAX_CONTEXT_ITEMS)),
    ),
    history: z.optional(z.array(call).check(z.maxLength(MAX_HISTORY))),
    action: z.nullish(
      z.extend(call, { description: z.optional(z.string()), schema: z.optional(z.unknown()) }),
    ),
  })
  .check(
    z.refine((request) => request.context !== undefined || request.action != null, {
      message: 'give "context", "action" or both',
    }),
  );

export type Request = z.infer<typeof requestSchema>;
export type RequestId = string | number | null;
