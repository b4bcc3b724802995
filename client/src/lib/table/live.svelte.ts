import type {
  EndFrame,
  Frame,
  NewsFrame,
  NoteFrame,
  TableFrame,
  TalkFrame,
  ViewFrame,
  Welcome,
} from '../../wire/server.ts';
import { Line, type LineState } from '../net/line.ts';
import { still } from '../settings.svelte.ts';
import { play } from '../sound.ts';
import type { Motion } from './motion.ts';
import type { GamePage } from './scene.ts';

export type Told = (NewsFrame | NoteFrame | TalkFrame | EndFrame) & { at: number };

const LONGEST = 4000; // ms for all that happened at once
const READ = 450; // ms for a fact while its game is still being loaded

/**
 * One person's table as it lives: what came over the line, in order. News is played one by one, then
 * the view is laid; any press skips to its end.
 */
export class Live {
  state = $state<LineState>('connecting');
  why = $state('');
  me = $state.raw<Welcome | null>(null);
  table = $state.raw<TableFrame | null>(null);
  view = $state.raw<ViewFrame | null>(null);
  laidAt = $state(0); // when the view was laid, for the clocks
  here = $state.raw<number[]>([]);
  told = $state.raw<Told[]>([]);
  end = $state.raw<EndFrame | null>(null);
  shown = $state.raw<unknown>(null); // the view, and on it what was played since
  fact = $state.raw<NewsFrame | null>(null); // being played
  motion = $state.raw<Motion | null>(null); // how it is
  refusal = $state(''); // the last one, for a toast
  unread = $state(0); // what was said since the talk was last looked at
  page: GamePage | null = null; // once loaded

  private line: Line;
  private seen = 0;
  private queue: (NewsFrame | NoteFrame | EndFrame)[] = []; // in the order of their numbers
  private next: ViewFrame | null = null;
  private timer = 0;

  constructor(
    readonly code: string,
    readonly token: string,
  ) {
    this.line = this.connect();
  }

  private connect(): Line {
    return new Line(
      this.code,
      this.token,
      () => this.seen,
      (frames) => this.take(frames),
      (state, why) => {
        this.state = state;
        if (why || state === 'open') this.why = why;
      },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  takeBack(): void {
    this.line.open();
  }

  /** Whether it was carried out; what was refused is shown. */
  async send(command: object): Promise<boolean> {
    const frame = await this.line.send(command);
    if (frame.type === 'refused') this.refusal = frame.text;
    return frame.type === 'done';
  }

  choose(option: number): void {
    const request = this.view?.request;
    if (request) void this.send({ do: 'choose', request: request.number, option });
  }

  /** To the end of what is being played. */
  skip(): void {
    clearTimeout(this.timer);
    for (const event of this.queue) this.log(event);
    this.queue = [];
    this.lay();
  }

  private take(frames: Frame[]): void {
    // The first view after a break finds the past in the log; only what happens now is played.
    const now = this.view !== null && !frames.some((frame) => frame.type === 'welcome');
    for (const frame of frames) this.read(frame, now);
    if (!this.timer) this.step(this.budget());
  }

  private read(frame: Frame, now: boolean): void {
    if ('number' in frame && frame.type !== 'view' && frame.type !== 'welcome') {
      if (frame.number <= this.seen) return; // once, whatever the line does
      this.seen = frame.number;
    }
    switch (frame.type) {
      case 'welcome':
        if (this.me && this.me.seat !== frame.seat) return this.startOver();
        if (frame.number !== this.seen) this.told = [];
        this.seen = frame.number;
        this.me = frame;
        break;
      case 'news':
      case 'note':
      case 'end':
        if (now) this.queue.push(frame);
        else this.log(frame);
        break;
      case 'talk':
        this.unread += 1;
        this.log(frame);
        break;
      case 'table':
        this.table = frame;
        break;
      case 'view':
        this.next = frame;
        break;
      case 'here':
        this.here = frame.people;
        break;
      case 'refused':
        if (frame.id === null) this.refusal = frame.text;
        break;
    }
  }

  /** Another seat is another stream of facts: begin it at its beginning. */
  private startOver(): void {
    this.line.close();
    this.me = null;
    this.view = this.next = this.shown = this.fact = this.motion = null;
    this.told = [];
    this.queue = [];
    this.seen = 0;
    this.line = this.connect();
  }

  private log(event: NewsFrame | NoteFrame | TalkFrame | EndFrame): void {
    if (event.type === 'end') this.end = event;
    this.told = [...this.told, { ...event, at: Date.now() }];
  }

  /** What a batch takes at its own pace is pressed into four seconds. */
  private budget(): number {
    const wanted = this.queue.reduce((sum, event) => sum + this.pace(event), 0);
    return wanted > LONGEST ? LONGEST / wanted : 1;
  }

  private pace(news: NewsFrame | NoteFrame | EndFrame): number {
    if (news.type !== 'news' || still() || document.hidden) return 0;
    return this.moved(news).ms ?? 0;
  }

  private moved(news: NewsFrame): Motion {
    return this.page ? this.page.motion(news.fact, this.shown) : { ms: news.text ? READ : 0 };
  }

  private step(share: number): void {
    this.timer = 0;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      this.log(news);
      if (news.type !== 'news') continue;
      const ms = this.pace(news) * share;
      const motion = this.moved(news);
      if (motion.verb) play(motion.verb);
      if (motion.after) this.shown = motion.after(this.shown);
      if (ms > 0) {
        [this.fact, this.motion] = [news, motion];
        this.timer = window.setTimeout(() => this.step(share), ms);
        return;
      }
    }
    this.lay();
  }

  private lay(): void {
    this.timer = 0;
    this.fact = this.motion = null;
    if (!this.next) return;
    this.view = this.next;
    this.shown = this.view.view;
    this.next = null;
    this.laidAt = Date.now();
  }
}
