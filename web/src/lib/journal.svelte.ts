/** The events of a game, kept with the serial of the state they led to, so that an undo takes them away again. */

import type { GameEvent, StateMessage } from "./protocol";

export interface Entry {
  key: number;
  serial: number;
  event: GameEvent;
}

export class Journal {
  entries = $state.raw<readonly Entry[]>([]);
  /** The newest ones, for those who listen instead of looking. */
  fresh = $state.raw<readonly Entry[]>([]);
  private next = 0;
  /** What came in one piece cannot be taken apart: the serial it led to. */
  private whole = 0;

  /** Everything so far, in one piece. */
  begin(message: StateMessage): void {
    this.whole = message.view.serial;
    this.entries = this.keyed(message);
    this.fresh = [];
  }

  /** What happened since; false when the journal must be read anew because older things were taken back. */
  add(message: StateMessage): boolean {
    const { serial } = message.view;
    if (serial < this.whole) return false;
    const kept = this.entries.filter((entry) => entry.serial <= serial);
    this.fresh = this.keyed(message);
    this.entries = [...kept, ...this.fresh];
    return true;
  }

  private keyed(message: StateMessage): Entry[] {
    return message.events.map((event) => ({ key: this.next++, serial: message.view.serial, event }));
  }
}
