/** Bounds on what one session keeps and on the work of one check. What goes over a limit is never trusted. */

/** Content items a session keeps. Further ones are assessed and rendered, but not kept: the session is then `full`. */
export const MAX_ITEMS = 500;
/** Characters of one item that are read; the rest is withheld from the model and the verdict is at least `review`. */
export const MAX_ITEM_CHARS = 2_000_000;
/** Characters a session keeps over all items (about 10 bytes of memory each, all told). */
export const MAX_SESSION_CHARS = 4_000_000;
/** Records (mails, events, files, rows) read from one tool result. */
export const MAX_RECORDS = 2_000;
/** User turns kept; the oldest go first. */
export const MAX_TURNS = 50;
/** Characters of one user turn that are read for intent. */
export const MAX_TURN_CHARS = 8_000;
/** Values read from the arguments of one call. */
export const MAX_VALUES = 400;
/** Characters of all string arguments of one call. */
export const MAX_ARGUMENT_CHARS = 400_000;
/** Nesting of arguments. */
export const MAX_DEPTH = 32;
/** Calls and checks remembered. */
export const MAX_CALLS = 500;
/** Mails in source form that are read out of one tool result. */
export const MAX_EMBEDDED_MAILS = 50;
