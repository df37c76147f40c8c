/** A replay as this browser has it: what happened is known from the start, positions come page by page. */

import { replay, steps } from "../lib/api";
import type { Moment, Position, ReplayInfo, SeatInfo, ToldEvent } from "../lib/protocol";
import type { Seen } from "../game/report";

const PAGE = 40;
/** So many pages of positions are kept. */
const KEPT = 8;

/** A place on the timeline where a round or a phase begins. */
export interface Mark {
  step: number;
  round: number | null;
  phase: string;
}

/** Where rounds and phases begin; a phase that begins with its round is one mark. */
export function marksOf(log: readonly Moment[]): Mark[] {
  const found: Mark[] = [];
  log.forEach(({ events }, step) => {
    for (const { event, data } of events) {
      const last = found.at(-1);
      if (event === "round") found.push({ step, round: Number(data.round), phase: "" });
      else if (event === "phase" && last?.step === step && last.round !== null && !last.phase) last.phase = String(data.phase);
      else if (event === "phase") found.push({ step, round: null, phase: String(data.phase) });
    }
  });
  return found;
}

export class Film {
  seats = $state.raw<readonly SeatInfo[]>([]);
  log = $state.raw<readonly Moment[]>([]);
  changed = $state.raw<readonly string[]>([]);
  stopped = $state.raw<ReplayInfo["stopped"]>(null);
  at = $state(0);
  /** The newest position that has come; while one is on its way the last one stays. */
  position = $state.raw<Position | null>(null);
  error = $state.raw<unknown>(null);

  readonly last: number = $derived(Math.max(0, this.log.length - 1));
  readonly moment: Moment | null = $derived(this.log[this.at] ?? null);
  readonly marks: readonly Mark[] = $derived(marksOf(this.log));
  readonly events: readonly ToldEvent[] = $derived(
    this.log.flatMap(({ events }, step) => events.map((event) => ({ ...event, version: step }))),
  );
  private readonly pages = new Map<number, Promise<Position[]>>();

  constructor(readonly id: string) {}

  /** Opens the replay at a step; one beyond the end means the end. */
  async open(step = 0): Promise<void> {
    try {
      const { header, log, changed, stopped } = await replay(this.id);
      this.seats = header.seats;
      this.log = log;
      this.changed = changed;
      this.stopped = stopped;
      await this.seek(step);
    } catch (error) {
      this.error = error;
    }
  }

  /** A single moment that somebody reported. */
  show({ seats, view, look, events, waiting }: Seen): void {
    this.seats = seats;
    this.log = [{ decision: null, events, waiting }];
    this.position = { view, look };
  }

  /** Go to a step and have its position come; the next page comes along before it is needed. */
  async seek(step: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, step));
    this.at = at;
    try {
      const page = await this.page(Math.floor(at / PAGE));
      const found = page[at % PAGE];
      if (this.at === at && found) this.position = found;
      const next = Math.floor(at / PAGE) + 1;
      if (at % PAGE > PAGE / 2 && next * PAGE <= this.last) void this.page(next).catch(() => undefined);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  /** The step at which the next round or phase begins, or the one before this began. */
  border(forward: boolean): number {
    const steps = this.marks.map(({ step }) => step);
    if (forward) return steps.find((step) => step > this.at) ?? this.last;
    return steps.findLast((step) => step < this.at) ?? 0;
  }

  private page(number: number): Promise<Position[]> {
    const known = this.pages.get(number);
    if (known) return known;
    const asked = steps(this.id, number * PAGE, PAGE);
    this.pages.set(number, asked);
    asked.catch(() => this.pages.delete(number));
    const [oldest] = this.pages.keys();
    if (this.pages.size > KEPT && oldest !== undefined) this.pages.delete(oldest);
    return asked;
  }
}
