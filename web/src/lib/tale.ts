/** The log as somebody would tell it: what belongs together is one line. */

import { t } from "./i18n.svelte";
import type { GameEvent, ToldEvent } from "./protocol";
import { values, type Cast } from "./words";

/** A line with the versions of its first and last event. */
export interface Line {
  first: number;
  last: number;
  /** Told one after the other. */
  events: readonly ToldEvent[];
}

/** What everybody does in turn is told in one breath. */
const IN_TURN = new Set(["chosen", "reveal", "discard"]);
/** Of these, disks of one owner come together. */
const TOGETHER = new Set(["deploy", "reinforce"]);

function listed(value: unknown): number[] {
  return [value].flat().filter((item): item is number => typeof item === "number");
}

/** Two events in a row as one: flips are counted, pinned and arriving disks are listed. */
function joined(cast: Cast, before: ToldEvent, event: ToldEvent): ToldEvent | null {
  const { event: name, data, version } = event;
  if (before.event !== name || before.rules[0] !== event.rules[0]) return null;
  if (TOGETHER.has(name)) {
    const disks = [...listed(before.data.disk), ...listed(data.disk)];
    const owners = new Set(disks.map((disk) => cast.view.disks[disk]?.owner));
    return owners.size === 1 ? { ...before, version, data: { ...data, disk: disks } } : null;
  }
  if (before.data.disk !== data.disk) return null;
  if (name === "flip") return { ...before, version, data: { ...data, times: Number(before.data.times ?? 1) + 1 } };
  if (name === "pin") return { ...before, version, data: { ...data, other: [...listed(before.data.other), ...listed(data.other)] } };
  return null;
}

export function tale(cast: Cast, events: readonly ToldEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const line = lines.at(-1);
    const before = line?.events.at(-1);
    const both = before ? joined(cast, before, event) : null;
    if (line && both) lines.splice(-1, 1, { ...line, last: event.version, events: [...line.events.slice(0, -1), both] });
    else if (line && before?.event === event.event && IN_TURN.has(event.event)) {
      lines.splice(-1, 1, { ...line, last: event.version, events: [...line.events, event] });
    } else lines.push({ first: event.version, last: event.version, events: [event] });
  }
  return lines;
}

/** One event as a sentence. Its first rule says how it came about. */
export function sentence(cast: Cast, { event, data, rules }: GameEvent): string {
  const cause = (rules[0] ?? "").split(".").slice(1).join("-");
  return t(`event-${event}`, { times: 1, cause, ...values(cast, data, event) });
}

export function told(cast: Cast, line: Line): string {
  return line.events.map((event) => sentence(cast, event)).join(" ");
}
