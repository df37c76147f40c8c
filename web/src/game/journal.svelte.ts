/** The events of a game, each with the version it came with, so that an undo takes them away again. */

import type { StateMessage, ToldEvent } from "../lib/protocol";

export interface Entry {
  key: number;
  event: ToldEvent;
}

export class Journal {
  entries = $state.raw<readonly Entry[]>([]);
  /** The newest ones, for those who listen instead of looking. */
  fresh = $state.raw<readonly Entry[]>([]);
  private next = 0;
  private begun = false;

  /** What happened since the last message, and what of it was taken back. */
  add({ events, kept }: StateMessage): void {
    const told = events.map((event) => ({ key: this.next++, event }));
    this.entries = [...this.entries.filter(({ event }) => event.version <= kept), ...told];
    this.fresh = this.begun ? told : [];
    this.begun = true;
  }
}
