import { untrack } from 'svelte';
import type { Scene } from '../../lib/table/scene.ts';
import { BALLROOM, NONE, type Fact, type View } from '../../wire/redacted.ts';

/** Where the tokens stand: as the view says, and ahead of it while news is played. */
export class Whereabouts {
  private ahead = $state.raw<Record<number, number>>({});
  private vipAhead = $state.raw<number | null>(null);
  trail = $state.raw<number[]>([]); // rooms of the running walk, in order
  private turn = '';

  constructor(private read: () => Scene<View, Fact>) {
    $effect.pre(() => {
      const fact = read().fact;
      if (fact) untrack(() => this.follow(fact));
    });
    $effect.pre(() => {
      const view = read().view;
      untrack(() => this.lay(view));
    });
  }

  private get scene(): Scene<View, Fact> {
    return this.read();
  }

  room(seat: number): number {
    return this.ahead[seat] ?? this.scene.view.agents[seat]?.room ?? NONE;
  }

  get vip(): number {
    return this.vipAhead ?? this.scene.view.vip;
  }

  /** Everybody on these rooms' floor, or in this room. */
  within(fits: (room: number) => boolean): number[] {
    return this.scene.view.agents.map((_, seat) => seat).filter((seat) => this.room(seat) !== NONE && fits(this.room(seat)));
  }

  private follow(fact: Fact): void {
    if (fact.fact === 'walked') {
      this.ahead = { ...this.ahead, [fact.seat]: fact.room };
      if (!fact.sneaking && fact.seat === this.scene.view.turn) this.trail = [...this.trail, fact.room];
    } else if (fact.fact === 'reception') {
      const present = this.scene.view.agents.map((agent, seat) => [seat, agent.room === NONE ? NONE : BALLROOM]);
      this.ahead = Object.fromEntries(present);
    } else if (fact.fact === 'vip') {
      this.vipAhead = fact.room;
    }
  }

  private lay(view: View): void {
    this.ahead = {};
    this.vipAhead = null;
    const turn = `${view.round} ${view.turn}`;
    const here = view.agents[view.turn]?.room ?? NONE;
    if (turn !== this.turn || view.steps === 0) this.trail = here === NONE ? [] : [here];
    else if (this.trail.at(-1) !== here) this.trail = [...this.trail, here];
    this.turn = turn;
  }
}
