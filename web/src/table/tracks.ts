/** What the others did since the viewer last acted, for whoever looked away: ways, shots, and who fell. */

import type { GameEvent, Point, View } from "../lib/protocol";

export interface Tracks {
  /** From where a disk started, over each landing, to where it lies. */
  ways: { disk: number; points: Point[] }[];
  shots: { from: Point; to: Point }[];
  fallen: number[];
}

const ACTS = new Set(["flip", "shoot", "magic", "activated"]);

/** The index of the first event after the viewer's last act; for onlookers, of the last orders. */
function beginning(events: readonly GameEvent[], view: View, seat: number): number {
  const plays = view.players[seat] !== undefined;
  let [begin, orders] = [0, -1];
  events.forEach(({ event, data }, i) => {
    if (event === "resolve") {
      orders = Number(data.player);
      if (!plays) begin = i;
    }
    const own = view.disks[Number(data.disk)]?.controller === seat;
    // An enemy may lay a token on one's disk too.
    if (own && ACTS.has(event) && (event !== "activated" || orders === seat)) begin = i + 1;
  });
  return begin;
}

export function tracksOf(events: readonly GameEvent[], view: View, seat: number): Tracks {
  const ways = new Map<number, Point[]>();
  const found: Tracks = { ways: [], shots: [], fallen: [] };
  const where = (id: number): Point | undefined => ways.get(id)?.at(-1) ?? view.disks[id]?.at;
  for (const { event, data } of events.slice(beginning(events, view, seat))) {
    const disk = Number(data.disk);
    if (event === "flip") {
      const way = ways.get(disk) ?? [[Number(data.x0), Number(data.y0)]];
      ways.set(disk, [...way, [Number(data.x), Number(data.y)]]);
    } else if (event === "shoot" || event === "magic") {
      const [from, to] = [where(disk), where(Number(data.target))];
      if (from && to) found.shots.push({ from, to });
    } else if (event === "casualty") found.fallen.push(disk);
  }
  found.ways = [...ways].map(([disk, points]) => ({ disk, points }));
  return found;
}
