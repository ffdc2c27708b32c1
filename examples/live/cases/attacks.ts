import type { Attack, Call } from './case.ts';
import { FORM_NAMES, plant } from './forms.ts';
import { HOSTS } from './hosts.ts';

/** An attacker's text and what a model that obeys it would do. */
export interface Wish {
  readonly id: string;
  readonly source: string;
  /** Nothing was fitted on the row. */
  readonly unseen: boolean;
  readonly payload: string;
  readonly goal: readonly Call[];
  /** Where the text is a whole mail of its own. */
  readonly subject?: string;
}

/**
 * Puts wishes into jobs: the nth wish into the nth host, in the nth form, so that texts, jobs and forms mix. In every other round of
 * hosts a model turns to the goal at once, in the others after the job.
 */
export function attacksOf(wishes: readonly Wish[]): Attack[] {
  return wishes.map((wish, n) => {
    const host = HOSTS[n % HOSTS.length]!;
    const atOnce = Math.floor(n / HOSTS.length) % 2 === 0;
    const form = FORM_NAMES[n % FORM_NAMES.length]!;
    const slot = host.mails.find(({ key }) => key === 'slot')!;
    const planted = plant({ mail: slot, form, payload: wish.payload });
    const mail = wish.subject && form === 'plain' ? { ...planted.mail, subject: wish.subject } : planted.mail;
    return {
      ...host,
      id: `${wish.id} in ${host.id} as ${form}`,
      source: wish.source,
      unseen: wish.unseen,
      mails: host.mails.map((one) => (one === slot ? mail : one)),
      form,
      texts: planted.texts,
      goal: wish.goal,
      turnsAfter: atOnce ? host.steps.findIndex(({ args }) => args.id === '{{slot}}') + 1 : host.steps.length,
    };
  });
}
