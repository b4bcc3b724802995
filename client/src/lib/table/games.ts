import type { GamePage } from './scene.ts';

// Found by folder; each is loaded when its table is.
const pages = import.meta.glob<{ page: GamePage }>('../../games/*/index.ts');

export async function gamePage(game: string): Promise<GamePage> {
  const load = pages[`../../games/${game}/index.ts`];
  if (!load) throw new Error(`this page does not know the game ${game}`);
  return (await load()).page;
}
