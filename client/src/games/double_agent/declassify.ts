import type { FilesView, View } from '../../wire/double_agent.ts';
import { HIDDEN } from './table.ts';

/** All seats' views of one moment as one: everything that anybody knew lies open. */
export function declassify(views: View[]): View {
  const first = views[0]!;
  return {
    ...first,
    sides: first.sides.map((side, owner) => {
      const all = views.map((view) => view.sides[owner]!);
      const filing = all.map((one) => one.filing).find((card) => card >= 0);
      return {
        ...side,
        tokens: known(all.map((one) => one.tokens)),
        files: side.files.map((_, agent) => opened(all.map((one) => one.files[agent]!))),
        shredded: opened(all.map((one) => one.shredded)),
        hand: all.map((one) => one.hand).find((hand) => !hand.includes(HIDDEN)) ?? side.hand,
        filing: filing ?? side.filing,
      };
    }),
  };
}

function opened(all: FilesView[]): FilesView {
  return { ...all[0]!, cards: known(all.map((files) => files.cards)) };
}

/** In each place, what any of them knows. */
function known(all: number[][]): number[] {
  return all[0]!.map((card, place) => all.map((one) => one[place]!).find((value) => value !== HIDDEN) ?? card);
}
