import type { Frame } from '../../wire/server.ts';
import { newId } from './api.ts';

/** How the line to the server stands. */
export type LineState = 'connecting' | 'open' | 'slow' | 'lost' | 'restarting' | 'elsewhere' | 'closed';

interface Waiting {
  frame: string;
  since: number;
  done: (frame: Frame) => void;
}

const SLOW = 1500; // ms without an answer until we say so
const AGAIN = [300, 600, 1200, 2500, 5000]; // ms between attempts
const NEVER = 1008; // the server's way to say: do not come back

/**
 * One WebSocket to a table, opened again whenever it breaks. Commands carry their own id and are sent
 * again after a break; the server carries each out once. Of several tabs with the same seat the
 * newest speaks, and the others wait until it is closed; a covered line has no seat, and stands beside them.
 */
export class Line {
  state: LineState = 'connecting';
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private ended = false;
  private readonly tab = newId();
  private readonly tabs: BroadcastChannel | null;
  private readonly retry = () => this.state === 'lost' && this.open();
  private readonly leave = () => this.tabs?.postMessage({ left: this.tab });

  constructor(
    private readonly code: string,
    private readonly token: string,
    private readonly covered: boolean, // told what everybody is
    private readonly seen: () => number,
    private readonly take: (frames: Frame[]) => void,
    private readonly tell: (state: LineState, why: string) => void,
  ) {
    // The channel is named by a piece of the token: the same seat, and of no use to anybody else.
    this.tabs = covered ? null : new BroadcastChannel(`brushpass ${code} ${token.slice(0, 8)}`);
    if (this.tabs) this.tabs.onmessage = ({ data }: MessageEvent<{ here?: string; left?: string }>) => {
      if (data.here) this.giveWay();
      else if (this.state === 'elsewhere') this.open();
    };
    addEventListener('online', this.retry);
    addEventListener('pagehide', this.leave);
    this.pulse = window.setInterval(() => this.look(), 500);
    this.open();
  }

  /** Also takes the seat back from another tab. */
  open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.drop();
    this.tabs?.postMessage({ here: this.tab });
    if (this.state !== 'lost' && this.state !== 'restarting') this.set('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.code}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token, seen: this.seen(), covered: this.covered }));
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(data.split('\n').filter(Boolean));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.ended) return;
      this.socket = null;
      if (code === NEVER) return this.set('closed');
      if (this.state !== 'restarting') this.set('lost');
      this.timer = window.setTimeout(() => this.open(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)]);
    };
  }

  /** Resolves with `done` or `refused`. */
  send(command: object): Promise<Frame> {
    const id = newId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.waiting.set(id, { frame, since: Date.now(), done });
      if (this.state === 'open' || this.state === 'slow') this.socket?.send(frame);
    });
  }

  close(): void {
    this.ended = true;
    this.leave();
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    removeEventListener('pagehide', this.leave);
    this.tabs?.close();
    this.drop();
  }

  private hear(lines: string[]): void {
    const frames = lines.map((line) => JSON.parse(line) as Frame);
    for (const frame of frames) {
      if (frame.type === 'welcome') this.greet();
      if (frame.type === 'bye') this.set(frame.again ? 'restarting' : 'closed', frame.text);
      if (frame.type === 'refused' && frame.id === null && this.state !== 'open') this.set('closed', frame.text);
      if ((frame.type === 'done' || frame.type === 'refused') && frame.id) {
        this.waiting.get(frame.id)?.done(frame);
        this.waiting.delete(frame.id);
      }
    }
    this.take(frames);
    this.look();
  }

  private greet(): void {
    this.tries = 0;
    this.set('open');
    for (const { frame } of this.waiting.values()) this.socket?.send(frame);
  }

  private look(): void {
    const oldest = Math.min(...[...this.waiting.values()].map((one) => one.since));
    const late = Date.now() - oldest > SLOW;
    if (this.state === 'open' && late) this.set('slow');
    if (this.state === 'slow' && !late) this.set('open');
  }

  private giveWay(): void {
    if (this.state === 'closed') return;
    clearTimeout(this.timer);
    this.drop();
    this.set('elsewhere');
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null; // so that its end is not taken for a broken line
    // A browser complains of a socket that is closed before it was open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private set(state: LineState, why = ''): void {
    if (state === this.state && !why) return;
    this.state = state;
    this.tell(state, why);
  }
}
