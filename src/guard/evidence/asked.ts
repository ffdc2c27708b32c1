import type { Sign, View } from '../sign.ts';

/** Whether the user asked for such a call at all. */
export function askedSigns({ fit, request, tool }: View): Sign[] {
  const name = tool.name.slice(0, 60);
  if (!request.known)
    return [
      {
        feature: 'unknownRequest',
        strength: 1,
        code: 'request-unknown',
        why: `nothing is known of what the user asked for, and ${name} changes or sends something`,
      },
    ];
  switch (fit) {
    case 'asked':
      return [];
    case 'loosely':
      return [
        {
          feature: 'loosely',
          strength: 1,
          code: 'not-asked-outright',
          why: `the user's words may mean ${name}, but do not say so`,
        },
      ];
    case 'delegated':
      return [
        {
          feature: 'delegated',
          strength: 1,
          code: 'asked-by-content',
          why: `${name} is asked for by content that the user handed over to`,
        },
      ];
    case 'other-object':
      return [
        {
          feature: 'otherObject',
          strength: 1,
          code: 'other-object',
          why: `the user asked for such a deed, but on something else than ${name} acts on`,
        },
      ];
    case 'forbidden':
      return [
        {
          feature: 'forbidden',
          strength: 1,
          code: 'forbidden-by-user',
          why: `the user asked not to do what ${name} does`,
        },
      ];
    default:
      return [
        {
          feature: 'notAsked',
          strength: 1,
          code: 'not-asked',
          why: `the user did not ask for what ${name} does (${tool.unknown ? 'unknown tool, counted as one that sends' : tool.kind})`,
        },
      ];
  }
}
