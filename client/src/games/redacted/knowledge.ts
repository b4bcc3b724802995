import { COLOURS, PLACES } from '../../wire/redacted.ts';
import { capital } from '../../lib/words.ts';
import { item, loyalty, seen } from './names.ts';
import { bit, counted, type Table } from './table.ts';

export interface Known {
  tag: 'certain' | 'was' | 'possible';
  text: string;
  struck?: string; // what is no longer so
}

/** What this seat knows of another, from its view alone. */
export function knownOf(scene: Table, seat: number): Known[] {
  const { view } = scene;
  const agent = view.agents[seat]!;
  const found: Known[] = [];
  if (agent.loyalty >= 0) found.push({ tag: 'certain', text: `loyalty ${loyalty(agent.loyalty)}` });
  else if (bit(view.cleared, seat)) found.push({ tag: 'certain', text: 'arrested by mistake: not wanted' });
  const items = named(agent.items, item);
  if (items) found.push({ tag: 'certain', text: `holds ${items}` });
  found.push(...looksOf(scene, seat));
  for (const lot of lots(scene).filter(({ places }) => places.includes(seat))) found.push({ tag: 'possible', text: lot.text });
  return found;
}

function named(kinds: readonly number[], name: (kind: number) => string): string {
  const known = counted(kinds.filter((kind) => kind >= 0));
  return known.map(({ kind, count }) => (count > 1 ? `${count} × ${name(kind)}` : name(kind))).join(', ');
}

/** The last stealthy look at their cards, and theirs at one's own. */
function looksOf(scene: Table, seat: number): Known[] {
  const weapons = scene.view.memory?.weapons;
  const found: Known[] = [];
  if (scene.seat === null || !weapons) return found;
  const mine = weapons.looks[scene.seat];
  if (mine?.owner === seat) {
    const card = seen(weapons.seen);
    if (mine.stale) found.push({ tag: 'was', struck: card, text: 'at your last look; weapons changed since' });
    else found.push({ tag: 'certain', text: `your last look showed ${card}` });
  }
  const theirs = weapons.looks[seat];
  const asked = theirs?.asked[scene.seat] ?? 0;
  const hacked = theirs?.hacked[scene.seat] ?? 0;
  if (theirs?.arrested.includes(scene.seat)) found.push({ tag: 'certain', text: 'knows your loyalty' });
  else if (asked || hacked) {
    const ways = [asked && `${asked} × one of three`, hacked && `${hacked} × one of two`].filter(Boolean).join(', ');
    found.push({ tag: 'possible', text: `saw your loyalty (${ways})` });
  }
  return found;
}

/** Items that went unseen and surely lie somewhere, with the places where they may (RR57). */
function lots(scene: Table): { text: string; places: number[] }[] {
  return scene.reading.lots.map(({ kind, count, places }) => {
    const where = [...new Set(places.map((place) => placeName(scene, place)))].join(' or ');
    return { text: `${named(Array<number>(count).fill(kind), item)}: with ${where}`, places };
  });
}

function placeName(scene: Table, place: number): string {
  if (place === PLACES.buried) return 'the discard';
  if (place === PLACES.dropped) return 'the objective discard';
  if (place >= PLACES.tile) return `the ${COLOURS[place - PLACES.tile]} briefcase`;
  return scene.seats[place]?.you ? 'you' : (scene.seats[place]?.name ?? '?');
}

/** What one knows of the house. */
export function knownOfHouse(scene: Table): Known[] {
  const { view, reading } = scene;
  const found: Known[] = [];
  view.tiles.forEach((kind, colour) => {
    if (kind >= 0) found.push({ tag: 'certain', text: `in the ${COLOURS[colour]} briefcase: ${item(kind)}` });
    else if (reading.dealt[colour]! >= 0) found.push({ tag: 'was', struck: item(reading.dealt[colour]!), text: `first in the ${COLOURS[colour]} briefcase` });
  });
  const open = view.discard.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  if (open.length) found.push({ tag: 'certain', text: `discarded face up: ${named(open, item)}` });
  const buried = named(view.buried, item);
  if (buried) found.push({ tag: 'certain', text: `discarded face down: ${buried}` });
  const gone = named(view.removed.flatMap((count, kind) => Array.from({ length: count }, () => kind)), item);
  if (gone) found.push({ tag: 'certain', text: `out of the game: ${gone}` });
  for (const lot of lots(scene).filter(({ places }) => places.every((place) => place >= PLACES.tile))) found.push({ tag: 'possible', text: capital(lot.text) });
  return found;
}
