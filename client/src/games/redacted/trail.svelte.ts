import { untrack } from 'svelte';
import { NONE } from '../../wire/redacted.ts';
import type { Table } from './table.ts';

/** The rooms of the running walk, in order. */
export class Trail {
  rooms = $state.raw<number[]>([]);
  private turn = '';

  constructor(read: () => Table) {
    $effect.pre(() => {
      const { view, fact } = read();
      untrack(() => this.follow(`${view.round} ${view.turn}`, view.agents[view.turn]?.room ?? NONE, !fact && view.steps === 0));
    });
  }

  private follow(turn: string, here: number, begins: boolean): void {
    if (turn !== this.turn || begins) this.rooms = here === NONE ? [] : [here];
    else if (this.rooms.at(-1) !== here) this.rooms = [...this.rooms, here];
    this.turn = turn;
  }
}
