import type { Option } from '../../lib/table/scene.ts';
import { CASH_OUT, CROUPIER, INTERROGATE, MICROFILM, STEAL, type Action } from '../../wire/microfilms.ts';

type Options = readonly Option<Action>[];

/** Which answers a thing on the table stands for. What is aimed at two places lies on the identity. */
export function atPlace(options: Options, aim: number): Option<Action>[] {
  return options.filter(({ action }) => ('aim' in action && action.aim === aim) || (aim === CROUPIER && action.do === 'claim'));
}

const ATTEMPTS: readonly Action['do'][] = ['reveal', 'expose', 'shoot', 'locate', 'arrest', 'claim'];

/** Attempts to win lie on the identity that is shown for them. */
export function atIdentity(options: Options): Option<Action>[] {
  return options.filter(({ action }) => ATTEMPTS.includes(action.do));
}

export function atCard(options: Options, kind: number): Option<Action>[] {
  return options.filter(({ action }) => played(action) === kind);
}

/** The card that is given away, put away, used or shown. */
function played(action: Action): number | null {
  switch (action.do) {
    case 'offer':
    case 'discard':
    case 'blackmail':
      return action.kind;
    case 'steal':
      return STEAL;
    case 'interrogate':
      return action.paid ? null : INTERROGATE;
    case 'cash out':
    case 'blowback':
      return CASH_OUT;
    case 'reveal':
    case 'expose':
      return MICROFILM + action.nation;
    default:
      return null;
  }
}
