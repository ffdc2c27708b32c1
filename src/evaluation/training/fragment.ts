import type { Example } from '../../case.ts';
import type { Rng } from '../../learn/index.ts';

/** A mail that says next to nothing, as tests and notes to oneself do: no word that could be an order must score as one. */
export function fragment({ subject, body }: Example, rng: Rng): { subject: string; body: string } {
  const words = body.split(/\s+/).filter((word) => word.length > 1 && word.length < 20);
  const word = (): string => words[rng.int(Math.max(1, words.length))] ?? 'test';
  const name = (): string => {
    const plain = word()
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    return plain === '' ? 'box' : plain;
  };
  const host = (): string =>
    `${name()}.${['example', 'test', 'example.org', 'mail.example.com'][rng.int(4)]!}`;
  const address = (): string => `${name()}@${host()}`;
  const bodies = [
    () => word(),
    () => `${word()} ${word()}`,
    () => address(),
    () => Array.from({ length: 2 + rng.int(5) }, address).join([', ', '\n', ' '][rng.int(3)]!),
    () => host(),
    () => `https://${host()}/${name()}`,
    () => `${word()} ${word()} ${address()}`,
    () => `${word()}: ${address()}\n${word()}: https://${host()}`,
    () => String(rng.int(100_000)),
    () => body.trim().split('\n').at(-1)!,
  ];
  return {
    subject: rng.next() < 0.5 ? word() : rng.next() < 0.5 ? '' : (subject ?? ''),
    body: bodies[rng.int(bodies.length)]!(),
  };
}
