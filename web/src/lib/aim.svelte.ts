/** Where the player points: the way a disk would go, and what that would cause. */

import type { Connection } from "./connection";
import { landingAnswer, type Landing } from "./choice";
import type { Decision, GameEvent, Point, Refusal } from "./protocol";

/** Never more than one question in the air, and never more often than this. */
const PAUSE_MS = 60;

export class Aim {
  /** The point asked about last, in the wire's units; null while nothing is pointed at. */
  point = $state.raw<Point | null>(null);
  path = $state.raw<readonly Point[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What the first flip (or the placing) would cause. */
  events = $state.raw<readonly GameEvent[]>([]);
  private wanted: { decision: Decision; landing: Landing; point: Point } | null = null;
  private asking = false;
  private serial = 0;

  constructor(private readonly connection: () => Connection | null) {}

  clear(): void {
    this.serial++;
    this.wanted = null;
    this.point = null;
    this.path = [];
    this.refusal = null;
    this.events = [];
  }

  /** Point somewhere; the answer shows up in `path` or `refusal`. */
  at(decision: Decision, landing: Landing, point: Point): void {
    if (this.point && this.point[0] === point[0] && this.point[1] === point[1]) return;
    this.wanted = { decision, landing, point };
    this.point = point;
    if (!this.asking) void this.ask();
  }

  /** The way to a point, asked for afresh when it is not the one that is shown. */
  async wayTo(landing: Landing, point: Point): Promise<readonly Point[] | Refusal> {
    if (landing.zones) return [point];
    const last = this.path.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) return this.path;
    const plan = await this.connection()?.plan(point);
    if (!plan) return [];
    return "path" in plan ? plan.path : plan.refusal;
  }

  private async ask(): Promise<void> {
    this.asking = true;
    while (this.wanted) {
      const { decision, landing, point } = this.wanted;
      this.wanted = null;
      const started = performance.now();
      await this.look(decision, landing, point, this.serial);
      const rest = PAUSE_MS - (performance.now() - started);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    }
    this.asking = false;
  }

  private async look(decision: Decision, landing: Landing, point: Point, serial: number): Promise<void> {
    const connection = this.connection();
    if (!connection) return;
    let path: readonly Point[] = [point];
    if (!landing.zones) {
      const plan = await connection.plan(point);
      if (serial !== this.serial || !plan) return;
      this.path = "path" in plan ? plan.path : [];
      this.refusal = "refusal" in plan ? plan.refusal : null;
      if (!("path" in plan)) this.events = [];
      path = this.path;
    }
    const first = path[0];
    if (!first) return;
    const preview = await connection.preview(decision.id, landingAnswer(decision, landing, first[0], first[1]));
    if (serial !== this.serial || !preview) return;
    const refused = "refusal" in preview;
    if (landing.zones) this.path = path;
    if (landing.zones || refused) this.refusal = refused ? preview.refusal : null;
    this.events = refused ? [] : preview.events;
  }
}
