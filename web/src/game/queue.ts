/** Two queues: batches of events that are shown one after another, and the flips of one wish. */

import type { Decision, Point, Value } from "../lib/protocol";

/** Shows items one at a time, in order. `hurry` lets the shown one and all waiting ones end at once. */
export class Playback<T> {
  private items: T[] = [];
  private running: Promise<void> | null = null;
  private rushed = false;

  constructor(
    /** Shows an item; `fast` when it should not take its time. */
    private readonly show: (item: T, fast: boolean) => Promise<void>,
    private readonly stop: () => void,
    /** With more waiting than this, the rest is shown fast. */
    private readonly patience: number,
  ) {}

  add(item: T): Promise<void> {
    this.items.push(item);
    this.running ??= this.run();
    return this.running;
  }

  get busy(): boolean {
    return this.running !== null;
  }

  hurry(): void {
    if (!this.running) return;
    this.rushed = true;
    this.stop();
  }

  private async run(): Promise<void> {
    for (let item = this.items.shift(); item !== undefined; item = this.items.shift()) {
      await this.show(item, this.rushed || this.items.length > this.patience);
    }
    this.rushed = false;
    this.running = null;
  }
}

/** The rest of a wish to go far: one flip for each `turn` decision of the same disk. */
export class FlipQueue {
  private path: Point[] = [];
  private disk = -1;

  start(disk: number, path: readonly Point[]): void {
    this.disk = disk;
    this.path = [...path];
  }

  get length(): number {
    return this.path.length;
  }

  clear(): void {
    this.path = [];
  }

  /** The answer to a decision if the wish goes on; `stopped` when it cannot. */
  next(decision: Decision | null): Value | "stopped" | null {
    if (!this.path.length) return null;
    const goesOn = decision?.kind === "turn" && decision.options.disk === this.disk && decision.options.flip;
    const point = this.path.shift();
    if (!goesOn || !point) {
      this.clear();
      return "stopped";
    }
    return ["flip", point[0], point[1]];
  }
}
