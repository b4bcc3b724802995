import { api, Refused } from './api.ts';

/** Whether the address of this page is one that only this computer has. */
export const alone = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Where phones find this server: at this page's own address, or where it was opened to the home network. */
class Network {
  reached = $state<string | null>(alone ? null : location.origin);
  offered = $state<string | null>(null); // what a press would open
  why = $state(''); // there is neither
  busy = $state(false);

  /** For links and squares: an address that others can open, where there is one. */
  get origin(): string {
    return this.reached ?? location.origin;
  }

  async look(): Promise<void> {
    if (alone) await this.ask(api.network());
  }

  async open(): Promise<void> {
    this.busy = true;
    await this.ask(api.openNetwork());
    this.busy = false;
  }

  private async ask(asked: ReturnType<typeof api.network>): Promise<void> {
    try {
      ({ reached: this.reached, offered: this.offered, why: this.why } = await asked);
    } catch (error) {
      this.why = error instanceof Refused ? error.message : String(error);
    }
  }
}

export const network = new Network();
