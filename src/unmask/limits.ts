import { InputError } from '../errors.ts';

/** Bounds on the work one text may cause. Reaching one sets {@link Unmasked.truncated}; nothing is cut silently. */
export interface UnmaskLimits {
  /** UTF-16 units of a text that are read; the rest of a longer text is passed through unread. 1 to 16,777,216. */
  readonly inputChars: number;
  /** Layers of encoding undone, one inside another. 0 (decode nothing) to 8. */
  readonly decodeDepth: number;
  /** UTF-16 units of decoded text over all readings of one text. 0 to 16,777,216. */
  readonly decodedChars: number;
  /** Decoded readings of one text. 0 to 4096. */
  readonly readings: number;
}

/** Defaults. A mail body beyond 1 MiB of text is not prose; five layers are more than any model decodes unaided. */
export const UNMASK_LIMITS: UnmaskLimits = {
  inputChars: 1_048_576,
  decodeDepth: 5,
  decodedChars: 262_144,
  readings: 64,
};

const RANGES: Readonly<Record<keyof UnmaskLimits, readonly [number, number]>> = {
  inputChars: [1, 16_777_216],
  decodeDepth: [0, 8],
  decodedChars: [0, 16_777_216],
  readings: [0, 4096],
};

/**
 * The defaults with `options` laid over them.
 * @throws InputError for an unknown name or a value that is not an integer in its range.
 */
export function resolveLimits(options: Partial<UnmaskLimits> | undefined): UnmaskLimits {
  if (options === undefined) return UNMASK_LIMITS;
  for (const [name, value] of Object.entries(options)) {
    const range = RANGES[name as keyof UnmaskLimits];
    if (range === undefined)
      throw new InputError('unmask-limit', `unknown limit "${name}": use ${Object.keys(RANGES).join(', ')}`);
    if (value !== undefined && !(Number.isInteger(value) && value >= range[0] && value <= range[1]))
      throw new InputError(
        'unmask-limit',
        `${name} is ${value}: give an integer from ${range[0]} to ${range[1]}`,
      );
  }
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...UNMASK_LIMITS, ...given };
}
