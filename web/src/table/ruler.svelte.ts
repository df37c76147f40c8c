/** The ruler: a line between two disks or points, measured by the server. It also draws the line to a target. */

import { disksAt, toPoint, type Orientation, type Spot } from "./board";
import type { Point, Range, Sight, Value, View } from "../lib/protocol";

/** A disk by its number, or a point of the wire. */
export type End = number | Point;

export type Ask = (name: string, args: Value) => Promise<unknown>;

/** Never more than one measurement in the air, and never more often than this. */
const PAUSE_MS = 60;

export function sameEnd(a: End | null, b: End | null): boolean {
  if (a === b) return true;
  return typeof a === "object" && typeof b === "object" && a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

/** What is measured at a place of the picture: the disk that lies on top there, else the point on the felt. */
export function endAt(view: View, board: Orientation, at: Spot, slack: number): End {
  const [disk] = disksAt(view, board, at, slack);
  if (disk) return disk.id;
  return toPoint(board, {
    x: Math.max(0, Math.min(board.width, at.x)),
    y: Math.max(0, Math.min(board.height, at.y)),
  });
}

export class Ruler {
  /** The tool is in the player's hand. */
  on = $state(false);
  from = $state.raw<End | null>(null);
  to = $state.raw<End | null>(null);
  /** Both ends lie; the next one starts anew. */
  laid = $state(false);
  found = $state.raw<(Range & Sight) | null>(null);
  private asking = false;
  private stale = false;

  constructor(private readonly ask: Ask) {}

  toggle(): void {
    this.on = !this.on;
    this.clear();
  }

  clear(): void {
    this.from = this.to = null;
    this.laid = false;
    this.found = null;
  }

  /** Lay the first end, then the second. */
  tap(end: End): void {
    if (this.from === null || this.laid) {
      this.clear();
      this.from = end;
      return;
    }
    this.reach(end);
    this.laid = true;
  }

  /** The second end follows the pointer. */
  move(end: End): void {
    if (this.from !== null && !this.laid) this.reach(end);
  }

  /** A line at once. */
  between(from: End, to: End): void {
    if (!sameEnd(from, this.from)) this.clear();
    this.from = from;
    this.reach(to);
  }

  private reach(to: End): void {
    if (sameEnd(to, this.to)) return;
    this.to = to;
    this.stale = true;
    if (!this.asking) void this.measure();
  }

  /** The table has changed under the ruler. */
  again(): void {
    this.stale = this.to !== null;
    if (this.stale && !this.asking) void this.measure();
  }

  private async measure(): Promise<void> {
    this.asking = true;
    while (this.stale && this.from !== null && this.to !== null) {
      this.stale = false;
      const [from, to] = [this.from, this.to];
      const [range, sight] = await Promise.all([this.ask("range", [from, to]), this.ask("sight", [from, to])]);
      if (sameEnd(from, this.from) && sameEnd(to, this.to)) {
        this.found = range && sight ? { ...(range as Range), ...(sight as Sight) } : null;
      }
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    this.asking = false;
  }
}
