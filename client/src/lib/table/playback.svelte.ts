import type { EndFrame, NewsFrame, NoteFrame, ViewFrame } from '../../wire/server.ts';
import { preferences, still } from '../settings.svelte.ts';
import { play } from '../sound.ts';
import type { Motion } from './motion.ts';
import { PACES } from './pace.ts';
import type { GamePage } from './scene.ts';

type Event = NewsFrame | NoteFrame | EndFrame;

const LONGEST = 4000; // ms for all that waits, at the usual pace
const READ = 450; // ms for a fact while its game is still being loaded

/**
 * What came, played in its order by one clock: a fact is told in the log and shown on the board at the same moment,
 * and a view is laid where it came. Any press skips to the end of what waits.
 */
export abstract class Playback {
  view = $state.raw<ViewFrame | null>(null);
  laidAt = $state(0); // when the view was laid, for the clocks
  shown = $state.raw<unknown>(null); // the view, and on it what was played since
  fact = $state.raw<NewsFrame | null>(null); // being played
  motion = $state.raw<Motion | null>(null); // how it is
  stepwise = $state(false); // each fact waits for a press
  hurried = $state(false); // nothing is watched until this person is asked
  page: GamePage | null = null; // once loaded

  private queue: (Event | ViewFrame)[] = [];
  private timer = 0;
  private share = 1; // of its own time that each fact gets, so that all that waits is soon over

  protected abstract log(event: Event): void;

  /** To the end of what waits. */
  skip(): void {
    this.stop();
    for (const one of this.queue) if (one.type !== 'view') this.log(one);
    this.lay(this.queue.findLast((one) => one.type === 'view'));
    this.queue = [];
  }

  /** A press anywhere: on by one step, or to the end. */
  press(): void {
    if (this.fact) return this.stepwise ? this.next() : this.skip();
  }

  /** Past everything until this person is asked. */
  hasten(): void {
    this.hurried = true;
    this.stepwise = false;
    this.skip();
  }

  /** Step by step, or in its own time again. */
  walk(stepwise: boolean): void {
    this.stepwise = stepwise;
    if (!stepwise && this.fact) this.next();
  }

  /** The next fact, now. */
  next(): void {
    this.stop();
    this.step();
  }

  protected play(frame: Event | ViewFrame): void {
    this.queue.push(frame);
  }

  protected playOn(): void {
    const wanted = this.queue.reduce((sum, one) => sum + this.pace(one), 0);
    const most = LONGEST * Math.max(1, PACES[preferences.pace]);
    this.share = wanted > most ? most / wanted : 1;
    if (!this.timer && !(this.stepwise && this.fact)) this.step();
  }

  protected stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  protected forget(): void {
    this.stop();
    this.view = this.shown = this.fact = this.motion = null;
    this.queue = [];
  }

  private pace(one: Event | ViewFrame): number {
    if (one.type !== 'news' || still() || document.hidden || this.hurried) return 0;
    return (this.moved(one).ms ?? 0) * PACES[preferences.pace];
  }

  private moved(news: NewsFrame): Motion {
    return this.page ? this.page.motion(news.fact, this.shown) : { ms: news.text ? READ : 0 };
  }

  /** On to the next fact that is watched, or to the last view. */
  private step(): void {
    this.timer = 0;
    for (let one = this.queue.shift(); one; one = this.queue.shift()) {
      if (one.type === 'view') {
        this.lay(one);
        continue;
      }
      this.log(one);
      if (one.type !== 'news') continue;
      const motion = this.moved(one);
      const ms = this.pace(one) * this.share;
      if (motion.verb) play(motion.verb);
      if (motion.after) this.shown = motion.after(this.shown);
      const waits = this.stepwise && one.text !== '';
      if (!waits && (ms <= 0 || this.continued(motion))) continue;
      [this.fact, this.motion] = [one, motion];
      if (!waits) this.timer = window.setTimeout(() => this.step(), ms);
      return;
    }
    this.lay(undefined);
  }

  /** Whether the next thing that waits carries on the same movement: then they are watched as one, at its end. */
  private continued(motion: Motion): boolean {
    if (!motion.movement) return false;
    const next = this.queue.find((one) => one.type === 'news' && (one.text || this.moved(one).ms));
    return next?.type === 'news' && this.moved(next).movement === motion.movement;
  }

  /** The table as it is; without a view, as it was laid last. */
  private lay(view: ViewFrame | undefined): void {
    this.fact = this.motion = null;
    if (!view) return;
    this.view = view;
    this.shown = view.view;
    this.laidAt = Date.now();
    if (view.request?.chosen === null) this.hurried = false;
  }
}
