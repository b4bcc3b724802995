import type { BeliefFrame, NewsFrame, ReplayFrame, StepFrame, ViewFrame } from '../../wire/server.ts';
import { api } from '../net/api.ts';
import { ticketsAt } from '../net/tickets.ts';
import { LETTERS, type Seat } from './scene.ts';

/** One step as one audience got it. */
export interface Frame {
  step: StepFrame;
  news: NewsFrame[];
  view: ViewFrame;
}

export interface Reel {
  head: ReplayFrame;
  frames: Frame[];
}

/** A finished game from every seat; a reel is fetched when somebody wants to look through its eyes. */
export class Film {
  head = $state.raw<ReplayFrame | null>(null);
  reels = $state.raw<Record<string, Reel>>({});
  beliefs = $state.raw<Record<string, BeliefFrame[]>>({}); // by seat, one a step
  fault = $state('');
  private asked = new Set<string>();

  constructor(readonly code: string) {}

  get token(): string | undefined {
    return ticketsAt(this.code)[0]?.token;
  }

  seats = $derived.by<Seat[]>(() =>
    (this.head?.players ?? []).map((player, seat) => ({
      seat,
      letter: LETTERS[seat] ?? '?',
      name: player.name,
      you: false,
      bot: player.bot,
      here: true,
      missed: false,
      deciding: false,
      left: null,
      won: this.head?.winners.includes(seat) ?? false,
    })),
  );

  /** `seat` is a letter, or '' for what spectators saw. */
  async load(seat: string): Promise<void> {
    if (this.asked.has(seat)) return;
    this.asked.add(seat);
    try {
      const text = await (await api.replay(this.code, seat || null, this.token)).text();
      const reel = develop(text);
      this.reels = { ...this.reels, [seat]: reel };
      this.head = reel.head;
    } catch (error) {
      this.asked.delete(seat);
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** What the seat could conclude at each step. Without it the page still says what was seen. */
  private async loadBeliefs(seat: string): Promise<void> {
    const key = `belief ${seat}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const text = await (await api.replayBeliefs(this.code, seat, this.token)).text();
      const frames = text.split('\n').filter(Boolean);
      this.beliefs = { ...this.beliefs, [seat]: frames.map((line) => JSON.parse(line) as BeliefFrame) };
    } catch {
      this.asked.delete(key);
    }
  }

  async loadSeat(seat: string): Promise<void> {
    await this.load(seat);
    await this.loadBeliefs(seat);
  }

  /** The seat that is looked through first, then all the others; no more of them once nobody `looks`. */
  async loadAll(first: string, looks: () => boolean): Promise<void> {
    await this.loadSeat(first);
    // Not `seats`: what is derived for a page must not be asked for when the page is gone.
    const letters = LETTERS.slice(0, this.head?.players.length ?? 0);
    const reels = [...letters, '']; // the last is what everybody saw
    for (const seat of reels) if (looks()) await this.load(seat);
    for (const seat of letters) if (looks()) await this.loadBeliefs(seat);
  }
}

type Line = ReplayFrame | StepFrame | NewsFrame | ViewFrame;

function develop(text: string): Reel {
  let head: ReplayFrame | null = null;
  const frames: Frame[] = [];
  let step: StepFrame | null = null;
  let news: NewsFrame[] = [];
  for (const line of text.split('\n')) {
    if (!line) continue;
    const frame = JSON.parse(line) as Line;
    if (frame.type === 'replay') head = frame;
    else if (frame.type === 'step') [step, news] = [frame, []];
    else if (frame.type === 'news') news.push(frame);
    else if (step) frames.push({ step, news, view: frame });
  }
  if (!head) throw new Error('the replay has no beginning');
  return { head, frames };
}
