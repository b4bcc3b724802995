import type {
  EndFrame,
  Frame,
  NewsFrame,
  NoteFrame,
  TableFrame,
  TalkFrame,
  Welcome,
} from '../../wire/server.ts';
import { Line, type LineState } from '../net/line.ts';
import { Witness } from '../net/witness.ts';
import { Playback } from './playback.svelte.ts';

export type Told = (NewsFrame | NoteFrame | TalkFrame | EndFrame) & { at: number };

/** One person's table as it lives: what came over the line, in order, and what this person says to it. */
export class Live extends Playback {
  state = $state<LineState>('connecting');
  why = $state('');
  me = $state.raw<Welcome | null>(null);
  table = $state.raw<TableFrame | null>(null);
  tableAt = $state(0); // when it came, for the time that is left of a break
  here = $state.raw<number[]>([]);
  away = $state.raw<{ person: number; until: number | null }[]>([]); // who has a seat and is not here, and when the table goes on
  told = $state.raw<Told[]>([]);
  end = $state.raw<EndFrame | null>(null);
  refusal = $state(''); // the last one, for a toast
  unread = $state(0); // what was said since the talk was last looked at
  draft = $state(''); // what this person is about to say
  decided = $state(0); // the last event that this person knew when they last decided

  complaints = $state.raw<string[]>([]); // what the server did not keep to

  private line: Line;
  private readonly witness: Witness;
  private seen = 0;

  constructor(
    readonly code: string,
    readonly token: string,
    readonly covered = false, // what everybody is told, though a seat is this person's
  ) {
    super();
    this.witness = new Witness(code, token);
    this.line = this.connect();
  }

  private connect(): Line {
    return new Line(
      this.code,
      this.token,
      this.covered,
      () => this.seen,
      (frames) => this.take(frames),
      (state, why) => {
        this.state = state;
        if (why || state === 'open') this.why = why;
      },
    );
  }

  close(): void {
    this.stop();
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
    if (!request) return;
    this.decided = this.seen;
    void this.send({ do: 'choose', request: request.number, option });
  }

  /** What happened since this person last decided, or since they came. */
  recap = $derived(this.told.filter((one): one is NewsFrame & { at: number } => one.type === 'news' && one.number > this.decided && one.text !== ''));

  private take(frames: Frame[]): void {
    // The first view after a break finds the past in the log; only what happens now is played.
    const now = this.view !== null && !frames.some((frame) => frame.type === 'welcome');
    for (const frame of frames) this.read(frame, now);
    if (!this.view) this.decided = this.seen;
    this.playOn();
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
        if (now) this.play(frame);
        else this.log(frame);
        break;
      case 'talk':
        this.unread += 1;
        this.log(frame);
        break;
      case 'table':
        this.table = frame;
        this.tableAt = Date.now();
        if (!this.covered) void this.attend(frame);
        break;
      case 'view':
        this.play(frame);
        break;
      case 'here':
        this.here = frame.people;
        this.away = frame.away.map(({ person, left }) => ({ person, until: left === null ? null : Date.now() + left }));
        break;
      case 'refused':
        if (frame.id === null) this.refusal = frame.text;
        break;
    }
  }

  /** This person's own part in the deal, of which nobody need be bothered unless something is wrong. */
  private async attend(table: TableFrame): Promise<void> {
    const due = this.witness.look(table, this.me?.seat ?? null);
    this.complaints = this.witness.kept?.complaints ?? [];
    if (due && (await this.line.send(due)).type === 'done') this.witness.done(due);
  }

  /** Another seat is another stream of facts: begin it at its beginning. */
  private startOver(): void {
    this.line.close();
    this.me = null;
    this.forget();
    this.told = [];
    this.seen = this.decided = 0;
    this.line = this.connect();
  }

  protected log(event: NewsFrame | NoteFrame | TalkFrame | EndFrame): void {
    if (event.type === 'end') this.end = event;
    this.told = [...this.told, { ...event, at: Date.now() }];
  }
}
