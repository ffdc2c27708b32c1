/** Findings that no signal makes, in the form in which `chainmail signals` lists them. */
export const BESIDE_SIGNALS = [
  {
    id: 'text-model',
    stage: 'defenseBypassed',
    severity: 'by its risk',
    title: 'reads like known attacks',
    why: 'The trained text and passage models find that the passage reads like known attacks, or does not belong to what surrounds it.',
  },
  {
    id: 'unread-text',
    stage: 'retrieved',
    severity: 'high',
    title: 'not read to its end',
    why: 'The mail holds more text, parts or bytes than are read. What was not read may hold anything, so the mail is put before a person.',
  },
] as const;
