import type { Verb } from '../../lib/sound.ts';
import type { Fact } from '../../wire/redacted.ts';

/** How long a fact is shown, in milliseconds; what is hidden takes as long as what is not. */
const PACE: Record<Fact['fact'], number> = {
  briefed: 600, sworn: 0, turn: 350, passed: 300, began: 450, finished: 900,
  walked: 420, scanned: 700, stopped: 0, letpass: 500, knocked: 900, unlocked: 400,
  exchanged: 1300, offered: 500, gave: 800, settled: 1000, spared: 600, injured: 800, stole: 900,
  interrogated: 1200, arrested: 1600, disgraced: 1200,
  drew: 500, dropped: 400, armed: 500, kept: 400,
  reception: 1200, locked: 700, healed: 600, called: 900, lights: 900, hacked: 1000,
  used: 700, bombed: 1400, boarded: 1400, cracked: 800, tookout: 500, putin: 500,
  alert: 450, guard: 800, fought: 1000, metguard: 900, prize: 800, claimed: 400, vip: 600, lost: 800, jamming: 600,
};

const VERBS: Partial<Record<Fact['fact'], Verb>> = {
  walked: 'slide', reception: 'slide', vip: 'slide', gave: 'slide', stole: 'slide',
  drew: 'deal', armed: 'deal', sworn: 'deal', alert: 'deal', guard: 'deal',
  exchanged: 'flip', fought: 'flip', interrogated: 'flip', hacked: 'flip', cracked: 'flip', lights: 'flip',
  settled: 'stamp', injured: 'stamp', knocked: 'stamp', arrested: 'stamp', bombed: 'stamp', boarded: 'stamp', metguard: 'stamp', finished: 'stamp', locked: 'stamp',
};

export const pace = (fact: Fact): number => PACE[fact.fact] ?? 0;
export const verb = (fact: Fact): Verb | null => VERBS[fact.fact] ?? null;

/** What the film of a replay marks. */
export function moment(fact: Fact): string | null {
  switch (fact.fact) {
    case 'settled':
      return fact.outcome ? 'fight' : 'tie';
    case 'stole':
      return 'theft';
    case 'interrogated':
      return 'interrogation';
    case 'arrested':
      return fact.wanted ? 'arrest' : 'false arrest';
    case 'reception':
      return 'reception';
    case 'lights':
      return fact.dark ? 'lights out' : 'lights on';
    case 'called':
      return 'helicopter';
    case 'bombed':
      return 'bomb';
    case 'boarded':
      return 'boarding';
    case 'cracked':
      return 'briefcase';
    case 'knocked':
      return 'knocked out';
    case 'guard':
      return 'guard';
    case 'metguard':
      return fact.outcome > 0 ? 'guard beaten' : null;
    default:
      return null;
  }
}
