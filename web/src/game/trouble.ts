/** The last refusals and problems that a player was told, for a report. */

import type { Notice } from "./table.svelte";

export type Trouble = Notice & { seat: number; version: number };

const MOST = 20;

export class Troubles {
  private told: Trouble[] = [];

  add(notice: Notice, seat: number, version: number): void {
    this.told = [...this.told, { ...notice, seat, version }].slice(-MOST);
  }

  /** Those of one seat: at a shared device a refusal may name what the other seat has in hand. */
  of(seat: number): readonly Trouble[] {
    return this.told.filter((one) => one.seat === seat);
  }
}
