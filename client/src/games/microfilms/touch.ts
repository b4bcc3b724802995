import type { Option } from '../../lib/table/scene.ts';
import { AIM_WORDS, CARD_WORDS, CASH_OUT, CROUPIER, INTERROGATE, MICROFILM, NATION_NAMES, STEAL } from '../../wire/microfilms.ts';

/** Which answers a thing on the table stands for: options are told apart by their names alone. */
export function atPlace(options: readonly Option[], aim: number): Option[] {
  const word = AIM_WORDS[aim];
  return options.filter((option) => {
    if (option.name.startsWith('locate ')) return false; // two places at once: on the identity
    return option.name.endsWith(` ${word}`) || (aim === CROUPIER && option.name.startsWith('claim '));
  });
}

const ATTEMPTS = ['reveal ', 'expose ', 'shoot ', 'locate ', 'arrest ', 'claim '];

/** Attempts to win lie on the identity that is shown for them. */
export function atIdentity(options: readonly Option[]): Option[] {
  return options.filter((option) => ATTEMPTS.some((verb) => option.name.startsWith(verb)));
}

const USED: Partial<Record<number, readonly string[]>> = {
  [STEAL]: ['steal from ', 'steal card blackmail '],
  [INTERROGATE]: ['interrogate '], // "interrogate b", "interrogate card blackmail b"
  [CASH_OUT]: ['cash out', 'blowback'],
};

export function atCard(options: readonly Option[], kind: number): Option[] {
  const word = CARD_WORDS[kind];
  const nation = NATION_NAMES[kind - MICROFILM]?.toLowerCase();
  const begins = [...(USED[kind] ?? []), ...(nation ? [`reveal ${nation}`, `expose ${nation} `] : [])];
  return options.filter((option) => {
    if (option.name === `offer ${word}` || option.name === `discard ${word}`) return true;
    return !/^(offer|discard) /.test(option.name) && begins.some((verb) => option.name.startsWith(verb));
  });
}
