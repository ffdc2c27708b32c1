import { askedSigns } from '../evidence/asked.ts';
import { broadSigns } from '../evidence/broad.ts';
import { objectSigns } from '../evidence/objects.ts';
import type { Policy } from '../sign.ts';

/** Moving and marking can be undone: what it acts on weighs half, unless it goes out of sight. */
export const movePolicy: Policy = (view) => {
  const away = view.args.values.some(
    (value) =>
      /(?:^|[./\\])\.|trash|spam|junk|hidden|deleted/i.test(value.text) &&
      /folder|dest|to|label/i.test(value.key),
  );
  return [
    ...askedSigns(view),
    ...broadSigns(view),
    ...objectSigns(view).map((sign) => (away ? sign : { ...sign, strength: sign.strength / 2 })),
  ];
};
