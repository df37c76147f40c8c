/** What is drafted in the setup and how it would lie: deployment cards along an edge, terrain pieces on the field. */

import type { Decision, DecisionOf, Point, Value, View } from "../lib/protocol";

/** What the player took from the offer, the side that lies up, and its turn in degrees. */
export interface Draft {
  item: string | null;
  side: string | null;
  turn: number;
}

export const UNTAKEN: Draft = { item: null, side: null, turn: 0 };

export interface Drafting {
  items: readonly string[];
  item: string;
  sides: readonly string[];
  side: string;
  /** Whether it can be turned. */
  turns: boolean;
  answer(point: Point): Value;
  /** Its outline when it is pointed there. */
  shape(point: Point): Point[];
}

/** How near to a neighbour or an end a card snaps to it, in the wire's units. */
const SNAP = 1500;

export function draftingOf(decision: Decision, draft: Draft, view: View | null): Drafting | null {
  if (decision.kind === "zone") return view && cards(decision, draft, view);
  return decision.kind === "terrain" ? pieces(decision.options.pieces, draft) : null;
}

function chosen<T extends string>(wanted: string | null, from: readonly T[]): T | undefined {
  return from.find((one) => one === wanted) ?? from[0];
}

function cards(decision: DecisionOf<"zone">, draft: Draft, view: View): Drafting | null {
  const { options } = decision;
  const items = options.cards.map(({ card }) => card);
  const sides = ["text", "picture"] as const;
  const [item, side] = [chosen(draft.item, items), chosen(draft.side, sides)];
  if (!item || !side) return null;
  const card = options.cards.find((one) => one.card === item);
  const depth = (side === "text" ? card?.depth : card?.plain_depth) ?? 0;
  const begin = (point: Point): number => cardStart(decision, view, point);
  return {
    items,
    item,
    sides,
    side,
    turns: false,
    answer: (point) => [item, side, begin(point)],
    shape: (point) => strip(options.edge, begin(point), options.width, depth, view),
  };
}

const lengthwise = (edge: string): boolean => edge === "south" || edge === "north";

/** Where a card begins whose middle is wanted at a point: beside a neighbour or at an end when it is near or covers it. */
export function cardStart({ player, options }: DecisionOf<"zone">, view: View, point: Point): number {
  const { edge, width, from, to } = options;
  const axis = lengthwise(edge) ? 0 : 1;
  const wanted = Math.max(from, Math.min(to - width, Math.round(point[axis] - width / 2)));
  const own = view.zones.filter((zone) => zone.player === player);
  const notable = [from, to - width, ...own.flatMap(({ box }) => [box[axis] - width, box[axis === 0 ? 2 : 3]])];
  const covered = (start: number): boolean => own.some(({ box }) => start < box[axis === 0 ? 2 : 3] && start + width > box[axis]);
  const reach = covered(wanted) ? width : SNAP;
  const near = notable.filter((start) => start >= from && start <= to - width && Math.abs(start - wanted) <= reach && !covered(start));
  return near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/** The rectangle that begins at an edge. */
export function strip(edge: string, low: number, width: number, depth: number, view: View): Point[] {
  const [fieldWidth, fieldHeight] = view.printed.field;
  const near = { north: fieldHeight - depth, east: fieldWidth - depth }[edge] ?? 0;
  const far = near + depth;
  const high = low + width;
  const corners: [number, number][] = [
    [low, near],
    [high, near],
    [high, far],
    [low, far],
  ];
  return lengthwise(edge) ? corners : corners.map(([along, across]): Point => [across, along]);
}

function pieces(offer: DecisionOf<"terrain">["options"]["pieces"], draft: Draft): Drafting | null {
  const items = offer.map(({ piece }) => piece);
  const sides = ["front", "back"] as const;
  const [item, side] = [chosen(draft.item, items), chosen(draft.side, sides)];
  const outline = offer.find(({ piece }) => piece === item)?.outline;
  if (!item || !side || !outline) return null;
  return {
    items,
    item,
    sides,
    side,
    turns: true,
    answer: ([x, y]) => [item, side, x, y, draft.turn],
    shape: (point) => turned(outline, side === "back", draft.turn, point),
  };
}

/** An outline mirrored, turned counter-clockwise and moved, for drawing. */
export function turned(outline: readonly Point[], mirrored: boolean, degrees: number, [x, y]: Point): Point[] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return outline.map(([px, py]): Point => {
    const mx = mirrored ? -px : px;
    return [Math.round(x + mx * cosine - py * sine), Math.round(y + mx * sine + py * cosine)];
  });
}
