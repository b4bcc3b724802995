import type { Scene } from '../../lib/table/scene.ts';
import { ALERTS, BALLROOM, HELIPAD, NONE, type Fact, type View } from '../../wire/redacted.ts';
import { caseOf } from './reading.ts';
import type { Whereabouts } from './whereabouts.svelte.ts';

/** The room where something happens now: the pencil's ring goes there, and on a phone the sheet. */
export function happening(scene: Scene<View, Fact>, whereabouts: Whereabouts): number {
  const fact = scene.fact;
  if (fact) return placeOfFact(fact, whereabouts);
  const now = caseOf(scene.view);
  return now ? now.room : NONE;
}

function placeOfFact(fact: Fact, whereabouts: Whereabouts): number {
  switch (fact.fact) {
    case 'briefed':
    case 'sworn':
    case 'turn':
    case 'finished':
    case 'unlocked':
      return NONE;
    case 'reception':
      return BALLROOM;
    case 'boarded':
    case 'bombed':
    case 'called':
      return HELIPAD;
    case 'walked':
    case 'guard':
    case 'metguard':
    case 'vip':
    case 'hacked':
      return fact.room;
    case 'alert':
      return ALERTS[fact.card]?.[2] ?? NONE;
    case 'gave':
      return whereabouts.room(fact.giver);
    case 'knocked':
      return whereabouts.room(fact.sneaker);
    default:
      return whereabouts.room(fact.seat);
  }
}

/** The word that is stamped there: what everybody sees. */
export function stampOf(fact: Fact | null): { text: string; bad: boolean } | null {
  const [text, bad = false] = verdict(fact);
  return text ? { text, bad } : null;
}

function verdict(fact: Fact | null): [string, boolean?] {
  switch (fact?.fact) {
    case 'settled':
      return fact.outcome ? ['Defeated', true] : ['Tie'];
    case 'metguard':
      return fact.outcome > 0 ? ['Guard beaten'] : fact.outcome ? ['Beaten', true] : ['Tie'];
    case 'injured':
      return ['Injured', true];
    case 'knocked':
      return ['Knocked out', true];
    case 'stole':
      return ['Robbed', true];
    case 'interrogated':
      return ['Questioned'];
    case 'hacked':
      return ['Hacked'];
    case 'arrested':
      return fact.wanted ? ['Arrested', true] : ['Not wanted'];
    case 'bombed':
      return ['Destroyed', true];
    case 'boarded':
      return ['Boarded'];
    case 'guard':
      return ['Guard', true];
    case 'lost':
      return fact.item < 0 ? ['Injured', true] : ['Lost', true];
    case 'healed':
      return ['Healed'];
    default:
      return [''];
  }
}
