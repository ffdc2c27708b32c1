import { outgoingLinkSigns } from '../evidence/outgoing.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import type { Policy, Sign } from '../sign.ts';

/** Stores of private data that no request leads to by chance. */
const PRIVATE = new Set(['secret', 'history', 'health']);
const NOUNS =
  /^(?:password|credential|medical|genetic|prescription|location|saved|payee|holding|linked|patient|vault|passport|ssn|payment)/;

/**
 * Reading changes nothing; it counts where it opens a store of private data that the user did not speak of, or where an address
 * that only content names is given to it: what is called `search_relay` or takes `forward_to` does more than read.
 */
export const readPolicy: Policy = (view) => {
  const signs: Sign[] = [];
  const { tool, request } = view;
  const things = [...tool.things].filter((thing) => PRIVATE.has(thing));
  const nouns = tool.nouns.filter((noun) => NOUNS.test(noun));
  const spoken =
    request.intents.some((intent) =>
      intent.wishes.some((wish) => [...tool.things].some((thing) => wish.things.has(thing))),
    ) || tool.nouns.some((noun) => noun.length > 2 && request.user.stems.has(noun));
  if (request.known && !spoken && (things.length > 0 || nouns.length > 0))
    signs.push({
      feature: 'privateRead',
      strength: 1,
      code: 'private-data-not-asked-for',
      why: `${tool.name.slice(0, 60)} opens private data that the user did not speak of`,
    });
  for (const value of view.args.values)
    if (value.role === 'link') signs.push(...outgoingLinkSigns(view, value.text, value.path));
  const addresses = new Set(
    view.args.values
      .filter(({ role, text }) => role === 'recipient' && text.includes('@'))
      .map(({ path }) => path),
  );
  signs.push(
    ...recipientSigns(view).filter(
      ({ feature, argument }) => feature === 'recipientText' && addresses.has(argument ?? ''),
    ),
  );
  return signs;
};
