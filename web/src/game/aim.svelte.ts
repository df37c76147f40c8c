/** Where the player points: the way a disk would go, and what that would cause. */

import type { Connection } from "./connection";
import { landingAnswer, type Landing } from "./choice";
import type { Decision, GameEvent, Outlook, Point, Refusal, Value } from "../lib/protocol";

/** Never more than one question in the air, and never more often than this. */
const PAUSE_MS = 60;
/** Where the place stands in an answer that puts something down and can snap. */
const POINT_AT: Partial<Record<Decision["kind"], number>> = { deploy: 1, place: 0, shove: 0, terrain: 2 };

export class Aim {
  /** The point asked about last, in the wire's units; null while nothing is pointed at. */
  point = $state.raw<Point | null>(null);
  path = $state.raw<readonly Point[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What putting it down there would cause. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** What the flips would bring about. */
  outlook = $state.raw<Outlook | null>(null);
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
    this.outlook = null;
  }

  /** Point somewhere; the answer shows up in `path` or `refusal`. */
  at(decision: Decision, landing: Landing, point: Point): void {
    if (this.point && this.point[0] === point[0] && this.point[1] === point[1]) return;
    this.wanted = { decision, landing, point };
    this.point = point;
    if (!this.asking) void this.ask();
  }

  /** The way to a point, asked for afresh when it is not the one that is shown. */
  async wayTo(decision: Decision, landing: Landing, point: Point): Promise<readonly Point[] | Refusal> {
    if (landing.zones) return [await this.snapped(decision, landing, point)];
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
    if (landing.zones) await this.lookDown(decision, landing, point, serial);
    else await this.lookAlong(point, serial);
  }

  /** The way of a disk that flips, and what comes of it. */
  private async lookAlong(point: Point, serial: number): Promise<void> {
    const connection = this.connection();
    const plan = await connection?.plan(point);
    if (serial !== this.serial || !plan) return;
    this.path = "path" in plan ? plan.path : [];
    this.refusal = "refusal" in plan ? plan.refusal : null;
    this.outlook = null;
    if (!this.path.length) return;
    const outlook = (await connection?.query("landing", this.path)) as Outlook | null;
    if (serial === this.serial) this.outlook = outlook;
  }

  /** Something that is put down: it snaps to a legal place nearby. */
  private async lookDown(decision: Decision, landing: Landing, point: Point, serial: number): Promise<void> {
    const place = await this.snapped(decision, landing, point);
    if (serial !== this.serial) return;
    const preview = await this.connection()?.preview(decision.id, landingAnswer(decision, landing, place[0], place[1]));
    if (serial !== this.serial || !preview) return;
    this.path = [place];
    this.refusal = "refusal" in preview ? preview.refusal : null;
    this.events = "refusal" in preview ? [] : preview.events;
  }

  private async snapped(decision: Decision, landing: Landing, point: Point): Promise<Point> {
    const at = POINT_AT[decision.kind];
    if (at === undefined) return point;
    const answer = landingAnswer(decision, landing, point[0], point[1]);
    const found = (await this.connection()?.query("snap", answer)) as { answer: Value } | null;
    const place = Array.isArray(found?.answer) ? found.answer.slice(at, at + 2) : [];
    return place.length === 2 ? [Number(place[0]), Number(place[1])] : point;
  }
}
