import type { Option } from '../../lib/table/scene.ts';
import type { Action } from '../../wire/microfilms.ts';

type Options = readonly Option<Action>[];

/** Which answers a thing on the table stands for. What is aimed at two places lies on the identity. */
export function atPlace(options: Options, aim: number): Option<Action>[] {
  return options.filter(({ action }) => 'aim' in action && action.aim === aim);
}

/** Attempts to win lie on the identity that is shown for them. */
export function atIdentity(options: Options): Option<Action>[] {
  return options.filter(({ action }) => 'attempt' in action);
}

export function atCard(options: Options, kind: number): Option<Action>[] {
  return options.filter(({ action }) => 'kind' in action && action.kind === kind);
}
