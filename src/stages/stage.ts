/** The links of the attack chain, in order (method: six labels read from an attack's outcome). */
export const STAGES = [
  'retrieved',
  'defenseBypassed',
  'toolCalled',
  'destinationCorrect',
  'contentCorrect',
  'fullSuccess',
] as const;

export type Stage = (typeof STAGES)[number];

/** The stages that have a trained verifier: whether a mail was retrieved cannot be learnt from its text. */
export const VERIFIED_STAGES = STAGES.slice(1) as readonly Exclude<Stage, 'retrieved'>[];
