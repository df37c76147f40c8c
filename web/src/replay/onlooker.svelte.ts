/** Whoever watches a replay looks and measures as the players could: ruler, line of sight, a disk closely. */

import { askReplay } from "../lib/api";
import { disksAt, type Orientation, type Spot } from "../table/board";
import { endAt, Ruler } from "../table/ruler.svelte";
import type { View } from "../lib/protocol";

const REST_MS = 420;
/** Millimetres that an arrow key moves the ruler's end, and with Shift. */
const STEP = 10;
const FINE = 1;

/** What is shown at this moment. */
export interface Scene {
  step: number;
  view: View;
  board: Orientation;
}

export class Onlooker {
  inspected = $state<number | null>(null);
  /** It was asked for and not just hovered over. */
  fixed = $state(false);
  readonly ruler: Ruler;
  private rest = 0;
  private grip: Spot = { x: 0, y: 0 };
  private cursor: Spot | null = null;

  constructor(
    replay: string,
    private readonly scene: () => Scene | null,
  ) {
    this.ruler = new Ruler(async (name, args) => {
      const { step } = scene() ?? { step: 0 };
      return askReplay(replay, step, name, args).catch(() => null);
    });
  }

  inspect(disk: number | null, fixed: boolean): void {
    this.inspected = disk;
    this.fixed = fixed && disk !== null;
  }

  /** A drag is the ruler's while it is in hand; else it moves the table. */
  plays(at: Spot): boolean {
    this.grip = at;
    return this.ruler.on;
  }

  tap(at: Spot, slack: number): void {
    if (this.ruler.on) this.measure(at, slack, "tap");
    else this.look(at, slack, true);
  }

  hold(at: Spot, slack: number): void {
    // A slow finger measures too.
    if (this.ruler.on) this.measure(at, slack, "tap");
    else this.look(at, slack, true);
  }

  hover(at: Spot | null): void {
    clearTimeout(this.rest);
    this.cursor = null;
    if (!this.fixed) this.inspected = null;
    if (!at) return;
    if (this.ruler.on) this.measure(at, 0, "move");
    else if (!this.fixed) this.rest = window.setTimeout(() => this.look(at, 0, false), REST_MS);
  }

  drag(at: Spot): void {
    clearTimeout(this.rest);
    if (this.ruler.from === null || this.ruler.laid) this.measure(this.grip, 0, "tap");
    this.measure(at, 0, "move");
  }

  drop(at: Spot): void {
    this.measure(at, 0, "tap");
  }

  /** The keys of the ruler; false for any other. */
  press(key: string, fine: boolean): boolean {
    if (key === "m" || key === "M") {
      this.cursor = null;
      this.ruler.toggle();
      return true;
    }
    if (key === "Escape" && (this.ruler.on || this.fixed)) {
      if (this.ruler.on) this.ruler.toggle();
      this.inspect(null, false);
      return true;
    }
    const scene = this.scene();
    if (!this.ruler.on || !scene) return false;
    if (key === "Enter" && this.cursor) {
      this.measure(this.cursor, 0, "tap");
      return true;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (!way) return false;
    // Enter then lays the end instead of pressing the button that was used last.
    (document.activeElement as HTMLElement | null)?.blur();
    const { width, height } = scene.board;
    const from = this.cursor ?? { x: width / 2, y: height / 2 };
    const far = fine ? FINE : STEP;
    const [dx = 0, dy = 0] = way;
    this.cursor = { x: Math.max(0, Math.min(width, from.x + dx * far)), y: Math.max(0, Math.min(height, from.y + dy * far)) };
    this.measure(this.cursor, 0, "move");
    return true;
  }

  private look(at: Spot, slack: number, fixed: boolean): void {
    const scene = this.scene();
    if (scene) this.inspect(disksAt(scene.view, scene.board, at, slack)[0]?.id ?? null, fixed);
  }

  private measure(at: Spot, slack: number, how: "tap" | "move"): void {
    const scene = this.scene();
    if (scene) this.ruler[how](endAt(scene.view, scene.board, at, slack));
  }
}
