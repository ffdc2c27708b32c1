import { askedSigns } from '../evidence/asked.ts';
import { objectSigns } from '../evidence/objects.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import type { Policy } from '../sign.ts';

/** Giving access: to whom, and to what. */
export const sharePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view),
  ...objectSigns(view),
  ...publicSigns(view),
];

const PUBLIC = /(?:^|_)(?:public|anyone|everyone|world)(?:_|$)/;
const SAYS_PUBLIC =
  /public|anyone|anybody|everyone|everybody|öffentlich|jede[rmn]|public|tout le monde|públic|todos|pubblic|tutti|openbaar|iedereen|publiczn|wszyst|публичн|всем|herkes|公开|所有人|公開|全員/u;

/** Access for everybody wants the user's word for it. */
const publicSigns: Policy = (view) =>
  view.args.values
    .filter(
      (value) =>
        PUBLIC.test(value.text.toLowerCase()) ||
        (PUBLIC.test(value.key.toLowerCase()) && value.text === 'true'),
    )
    .filter(() => !SAYS_PUBLIC.test(view.request.user.text))
    .map((value) => ({
      feature: 'broad',
      strength: 1,
      code: 'open-to-everybody',
      why: 'it gives access to everybody, which the user did not ask for',
      argument: value.path,
    }));
