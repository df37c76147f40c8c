/** What fingers, mouse and keys mean at the table: touching disks, pointing at landings, opening bubbles. */

import { distance, disksAt, edgeRect, onBoard, toPoint, toSpot, type Spot } from "./board";
import type { DiskRow } from "../lib/protocol";
import { endAt, Ruler } from "./ruler.svelte";
import type { Table } from "../game/table.svelte";

const REST_MS = 420;
/** Millimetres that an arrow key moves the landing cursor, and with Shift. */
const STEP = 10;
const FINE = 1;
/** How deep the strip is in which an edge can be touched, in millimetres. */
export const EDGE_DEPTH = 90;

export class Hands {
  /** The disk that is looked at closely; `fixed` when it was asked for and not just hovered over. */
  inspected = $state<number | null>(null);
  fixed = $state(false);
  /** A pile of which one disk has to be chosen. */
  fan = $state.raw<readonly DiskRow[]>([]);
  /** Disks that a sentence or a fight points at. */
  pointed = $state.raw<readonly number[]>([]);
  /** The ruler, or the line to the target under the pointer. */
  readonly ruler: Ruler;
  /** Where the finger is while it drags a landing. */
  finger = $state.raw<Spot | null>(null);
  /** The landing cursor of the keyboard. */
  cursor = $state.raw<Spot | null>(null);
  private rest = 0;
  /** Where the pointer came down. */
  private grip: Spot = { x: 0, y: 0 };

  constructor(private readonly table: Table) {
    this.ruler = new Ruler((name, args) => table.ask(name, args));
  }

  /** A drag starts a landing with a finger anywhere, with a mouse on the disk itself. */
  plays(at: Spot, touch: boolean, slack: number): boolean {
    this.grip = at;
    if (this.ruler.on) return true;
    const { landing } = this.table.choice;
    if (!landing) return false;
    if (landing.drafting) return touch || !landing.drafting.turns;
    return touch || this.disks(at, slack).some((disk) => disk.id === landing.disk);
  }

  tap(at: Spot, slack: number): void {
    const { table } = this;
    if (table.animating) {
      table.hurry();
      return;
    }
    if (this.ruler.on) {
      this.measure(at, slack, "tap");
      return;
    }
    const open = table.target !== null || this.fan.length > 0;
    this.close();
    const edge = this.edge(at);
    if (edge) void table.send(edge);
    const disks = this.disks(at, slack);
    const { touch, acts, landing } = table.choice;
    const able = disks.filter((disk) => touch.has(disk.id) || acts.has(disk.id));
    const [first] = able;
    if (able.length > 1) this.fan = able;
    else if (first) this.press(first);
    else if (landing && !disks.some((disk) => disk.id === landing.disk)) {
      if (!open) this.land(at);
    } else if (disks[0]) void this.explain(disks[0]);
  }

  /** Touch a disk, or open the bubble of a target. */
  press(disk: DiskRow): void {
    this.fan = [];
    clearTimeout(this.rest);
    const { table } = this;
    if (table.choice.touch.has(disk.id)) table.touch(disk.id);
    else if (table.choice.acts.has(disk.id)) {
      table.aim.clear();
      table.target = disk.id;
    } else void this.explain(disk);
  }

  /** What cannot be touched says why, or shows itself. */
  private async explain(disk: DiskRow): Promise<void> {
    const refusal = await this.table.whyNot(disk.id);
    if (refusal) this.table.notice = { refusal };
    else this.inspect(disk.id, true);
  }

  hover(at: Spot | null): void {
    const { table } = this;
    clearTimeout(this.rest);
    this.cursor = null;
    if (!this.fixed) this.inspected = null;
    if (this.ruler.on) {
      if (at) this.measure(at, 0, "move");
      return;
    }
    this.ruler.clear();
    if (!at) {
      this.cancel();
      return;
    }
    const disks = this.disks(at, 0);
    const [top] = disks;
    // The inspector would lie over an open bubble.
    if (table.target !== null) return;
    if (top) this.rest = window.setTimeout(() => this.inspect(top.id, false), REST_MS);
    const target = disks.find((disk) => table.choice.acts.has(disk.id));
    const actor = this.actor();
    if (target) {
      if (actor !== null) this.ruler.between(actor, target.id);
      table.aim.clear();
    } else if (disks.some((disk) => disk.id === table.choice.landing?.disk)) table.aim.clear();
    else this.point(at);
  }

  drag(at: Spot, touch: boolean): void {
    clearTimeout(this.rest);
    this.finger = touch ? at : null;
    if (this.ruler.on) {
      if (this.ruler.from === null || this.ruler.laid) this.measure(this.grip, 0, "tap");
      this.measure(at, 0, "move");
      return;
    }
    this.table.target = null;
    this.point(at);
  }

  drop(at: Spot): void {
    this.finger = null;
    if (this.ruler.on) this.measure(at, 0, "tap");
    else this.land(at);
  }

  /** A second finger came, or the pointer went away. A piece that can be turned stays where it is shown. */
  cancel(): void {
    this.finger = null;
    if (!this.table.choice.landing?.drafting?.turns) this.table.aim.clear();
  }

  /** Two fingers at or around a piece that is being placed hold it. */
  grips(a: Spot, b: Spot, slack: number): boolean {
    const { board, aim, choice } = this.table;
    const drafting = choice.landing?.drafting;
    const point = aim.path.at(-1) ?? aim.point;
    if (!board || !drafting?.turns || !point) return false;
    const at = toSpot(board, point);
    const far = Math.max(...drafting.shape(point).map((corner) => distance(toSpot(board, corner), at)));
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return [a, b, middle].some((spot) => distance(spot, at) <= far + slack);
  }

  /** They move and turn it. */
  twist(degrees: number, dx: number, dy: number): void {
    const { board, aim } = this.table;
    const at = board && aim.point && toSpot(board, aim.point);
    if (at) this.point({ x: at.x + dx, y: at.y + dy });
    this.table.twist(degrees);
  }

  hold(at: Spot, slack: number): void {
    // A slow finger measures too.
    if (this.ruler.on) {
      this.measure(at, slack, "tap");
      return;
    }
    const [top] = this.disks(at, slack);
    if (top) this.inspect(top.id, true);
  }

  inspect(disk: number | null, fixed: boolean): void {
    this.inspected = disk;
    this.fixed = fixed && disk !== null;
  }

  /** Closes what is open on the table; true when there was something. */
  close(): boolean {
    const { table } = this;
    const open = table.target !== null || this.fan.length > 0 || this.fixed || this.cursor !== null || table.notice !== null;
    this.ruler.clear();
    table.target = null;
    table.notice = null;
    this.fan = [];
    this.cursor = null;
    this.inspect(null, false);
    return open;
  }

  /** The edge that is touched, where one has to be chosen. */
  private edge(at: Spot): string | null {
    const { board, decision } = this.table;
    if (!board || decision?.kind !== "edge") return null;
    const far = (name: string): number => {
      const { x, y, width } = edgeRect(board, name, 0);
      return Math.abs(width ? at.y - y : at.x - x);
    };
    const [nearest] = [...decision.options.options].sort((a, b) => far(a) - far(b));
    return nearest !== undefined && far(nearest) <= EDGE_DEPTH ? nearest : null;
  }

  /** Whoever acts on a target now. */
  private actor(): number | null {
    const { decision, now } = this.table;
    if (decision?.kind === "target") return decision.options.disk ?? null;
    return decision?.kind === "strike" ? decision.options.disk : (now?.view.activation?.disk ?? null);
  }

  private measure(at: Spot, slack: number, how: "tap" | "move"): void {
    const { now, board } = this.table;
    if (now && board) this.ruler[how](endAt(now.view, board, at, slack));
  }

  /** Move the landing cursor; it starts at the disk, or in the middle of its zone. */
  step(dx: number, dy: number, fine: boolean): void {
    const { board, choice } = this.table;
    if (!board || (!choice.landing && !this.ruler.on)) return;
    const far = fine ? FINE : STEP;
    const from = this.cursor ?? this.home();
    const x = Math.max(0, Math.min(board.width, from.x + dx * far));
    const y = Math.max(0, Math.min(board.height, from.y + dy * far));
    this.cursor = { x, y };
    if (this.ruler.on) this.measure(this.cursor, 0, "move");
    else this.point(this.cursor);
  }

  landAtCursor(): boolean {
    if (!this.cursor) return false;
    if (this.ruler.on) {
      this.measure(this.cursor, 0, "tap");
      return true;
    }
    this.land(this.cursor);
    this.cursor = null;
    return true;
  }

  /** The disk nearest to one in a direction, among those that can be touched. */
  neighbour(from: number | null, dx: number, dy: number): number | null {
    const { now, board, choice } = this.table;
    if (!now || !board) return null;
    const able = now.view.disks.filter((disk) => onBoard(disk) && (choice.touch.has(disk.id) || choice.acts.has(disk.id)));
    const start = from === null ? undefined : able.find((disk) => disk.id === from);
    if (!start) return able[0]?.id ?? null;
    const here = toSpot(board, start.at);
    let best: number | null = null;
    let least = Infinity;
    for (const disk of able) {
      const spot = toSpot(board, disk.at);
      const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
      const across = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
      if (disk.id === start.id || along <= 0) continue;
      const cost = along + 2 * across;
      if (cost < least) [best, least] = [disk.id, cost];
    }
    return best ?? this.next(able, start, dx + dy > 0 ? 1 : -1);
  }

  private next(able: DiskRow[], start: DiskRow, step: number): number | null {
    const at = able.indexOf(start);
    return able[(at + step + able.length) % able.length]?.id ?? null;
  }

  private home(): Spot {
    const { now, board, choice } = this.table;
    const zone = choice.landing?.zones?.[0];
    if (!now || !board) return { x: 0, y: 0 };
    if (!choice.landing) return { x: board.width / 2, y: board.height / 2 };
    const { drafting } = choice.landing ?? {};
    if (drafting) return { x: board.width / 2, y: drafting.turns ? board.height / 2 : board.height };
    if (zone) return toSpot(board, [(zone[0] + zone[2]) / 2, (zone[1] + zone[3]) / 2]);
    const disk = now.view.disks[choice.landing?.disk ?? -1];
    return disk ? toSpot(board, disk.at) : { x: 0, y: 0 };
  }

  private point(at: Spot): void {
    if (this.table.board && this.table.choice.landing) this.table.point(toPoint(this.table.board, at));
  }

  private land(at: Spot): void {
    if (this.table.board) void this.table.land(toPoint(this.table.board, at));
  }

  private disks(at: Spot, slack: number): DiskRow[] {
    const { now, board, choice } = this.table;
    if (!now || !board) return [];
    const hit = disksAt(now.view, board, at, slack);
    if (!slack || hit.some((disk) => distance(toSpot(board, disk.at), at) * 100 <= (now.view.printed.units[disk.unit]?.r ?? 0))) {
      return hit;
    }
    // A near miss of a finger means the nearest disk that can be touched.
    const able = hit.filter((disk) => choice.touch.has(disk.id) || choice.acts.has(disk.id));
    return able.slice(0, 1);
  }
}
