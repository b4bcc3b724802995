import { preferences } from '../settings.svelte.ts';
import type { Live } from './live.svelte.ts';
import { type AnyAction, keyed, LETTERS, matching, type Option, type Scene, type Seat } from './scene.ts';

/** A live table as its game's page sees it. */
export class LiveScene implements Scene {
  readonly replay = false;
  readonly truth = null;
  readonly could = null;
  private pressed = $state.raw<{ request: number; option: number } | null>(null);

  /** `sits`: who looks from there, and covers what only they may see. */
  constructor(
    readonly live: Live,
    private readonly sits: number | null = null,
  ) {}

  view = $derived.by<unknown>(() => this.live.shown);
  reading = $derived.by<unknown>(() => this.live.view?.reading);
  seat = $derived.by(() => this.live.me?.seat ?? null);
  foot = $derived.by(() => this.seat ?? this.sits);
  over = $derived.by(() => this.live.end !== null); // told after what led to it was played
  fact = $derived.by<unknown>(() => this.live.fact?.fact ?? null);
  motion = $derived.by(() => this.live.motion);
  past = $derived.by<unknown[]>(() => this.live.told.flatMap((one) => (one.type === 'news' ? [one.fact] : [])));
  chosen = $derived.by(() => this.live.view?.request?.chosen ?? null);
  options = $derived.by<Option[]>(() => (this.live.fact ? [] : keyed(this.live.view?.request?.options ?? [])));
  armed = $derived.by(() =>
    this.pressed && this.pressed.request === this.live.view?.request?.number ? this.pressed.option : null,
  );

  seats = $derived.by<Seat[]>(() => {
    const { table, view, end, me, here } = this.live;
    if (!table) return [];
    return table.seats.map((one, seat) => {
      const bot = one.bot ?? one.stand_in;
      return {
        seat,
        letter: LETTERS[seat] ?? '?',
        name: one.name,
        you: seat === me?.seat,
        bot,
        standsIn: one.stand_in !== null,
        here: bot !== null || (one.person !== null && here.includes(one.person)),
        missed: one.missed,
        deciding: view?.waiting.includes(seat) ?? false,
        left: view?.clock?.left[seat] ?? null,
        won: end?.winners.includes(seat) ?? false,
      };
    });
  });

  option(wanted: AnyAction): Option | undefined {
    return matching<AnyAction>(this.options, wanted);
  }

  /** The first press arms, the second decides; what can still be changed is decided at once. */
  press(option: Option): void {
    const request = this.live.view?.request;
    if (!request) return;
    const free = !preferences.confirm || this.changeable;
    if (free || this.armed === option.id) {
      this.pressed = null;
      this.live.choose(option.id);
    } else {
      this.pressed = { request: request.number, option: option.id };
    }
  }

  disarm(): void {
    this.pressed = null;
  }

  /** Several decide at once, and the table lets them change their minds until the last one has. */
  get changeable(): boolean {
    const { table, view } = this.live;
    if (!table?.settings.change || !view?.request) return false;
    return view.request.chosen !== null || view.waiting.length > 1;
  }
}
