/** Where things are drawn: the table in millimetres, turned so that the viewer's edge is at the bottom. */

import type { Box, DiskRow, Point, View } from "../lib/protocol";

/** Millimetres of wooden frame around the felt. */
export const FRAME = 30;

export interface Spot {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quarter turns and the size of the field after turning, in millimetres. */
export interface Orientation {
  turns: 0 | 1 | 2 | 3;
  width: number;
  height: number;
  /** Size before turning, in the wire's units. */
  field: readonly [number, number];
}

const TURNS: Record<string, Orientation["turns"]> = { south: 0, east: 1, north: 2, west: 3 };

/** The turn that puts a seat's edge at the bottom of the picture; no turn for a viewer without one. */
export function orientation(view: View, seat: number): Orientation {
  const [w, h] = view.printed.field;
  const turns = TURNS[view.players[seat]?.edge ?? ""] ?? 0;
  const sideways = turns % 2 === 1;
  return { turns, width: (sideways ? h : w) / 100, height: (sideways ? w : h) / 100, field: [w, h] };
}

/** A point of the wire, whose y grows to the north, in millimetres of the picture, whose y grows downwards. */
export function toSpot(board: Orientation, [x, y]: Point): Spot {
  const [w, h] = board.field;
  const turned: Point[] = [
    [x, h - y],
    [y, x],
    [w - x, y],
    [h - y, w - x],
  ];
  const [px, py] = turned[board.turns] ?? [x, y];
  return { x: px / 100, y: py / 100 };
}

/** The nearest point of the wire's grid for a place in the picture. */
export function toPoint(board: Orientation, spot: Spot): Point {
  const [w, h] = board.field;
  const x = Math.round(spot.x * 100);
  const y = Math.round(spot.y * 100);
  const turned: Point[] = [
    [x, h - y],
    [y, x],
    [w - x, y],
    [w - y, h - x],
  ];
  return turned[board.turns] ?? [x, y];
}

export function toRect(board: Orientation, [x0, y0, x1, y1]: Box): Rect {
  const a = toSpot(board, [x0, y0]);
  const b = toSpot(board, [x1, y1]);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** The strip of the field along an edge, so deep in millimetres. */
export function edgeRect(board: Orientation, edge: string, depth: number): Rect {
  const [w, h] = board.field;
  const deep = depth * 100;
  const boxes: Record<string, Box> = { south: [0, 0, w, deep], north: [0, h - deep, w, h], west: [0, 0, deep, h], east: [w - deep, 0, w, h] };
  return toRect(board, boxes[edge] ?? [0, 0, 0, 0]);
}

/** On the wooden frame beside a strip or zone, where no disk covers what is written. */
export function beside(board: Orientation, rect: Rect): Spot & { turn: number } {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const upright = rect.width < rect.height && rect.height >= board.height;
  if (!upright && rect.y + rect.height >= board.height) return { x, y: board.height + FRAME / 2, turn: 0 };
  if (!upright && rect.y <= 0) return { x, y: -FRAME / 2, turn: 0 };
  return rect.x <= 0 ? { x: -FRAME / 2, y, turn: -90 } : { x: board.width + FRAME / 2, y, turn: 90 };
}

/** An SVG path of polygons with holes (draw with fill-rule evenodd). */
export function toPath(board: Orientation, polygons: readonly (readonly (readonly Point[])[])[]): string {
  const parts: string[] = [];
  for (const ring of polygons.flat()) {
    const points = ring.map((point) => {
      const { x, y } = toSpot(board, point);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    if (points.length) parts.push(`M${points.join("L")}Z`);
  }
  return parts.join("");
}

/** The box around polygons, or null when there are none. */
export function bounds(board: Orientation, polygons: readonly (readonly (readonly Point[])[])[]): Rect | null {
  const spots = polygons.flat(2).map((point) => toSpot(board, point));
  if (!spots.length) return null;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function onBoard(disk: DiskRow): boolean {
  return disk.place === "table" || disk.place === "air";
}

/** Lowest first: the order in which disks are drawn; what flies is above everything. */
export function drawOrder(disks: readonly DiskRow[]): DiskRow[] {
  const height = (disk: DiskRow): number => (disk.place === "air" ? Infinity : disk.z);
  return disks.filter(onBoard).sort((a, b) => (height(a) === height(b) ? a.id - b.id : height(a) - height(b)));
}

/** How many disks lie below a disk, as deep as the pile goes: the length of its shadow. */
export function levels(view: View): Map<number, number> {
  const found = new Map<number, number>();
  const placed: DiskRow[] = [];
  for (const disk of drawOrder(view.disks)) {
    const below = placed.filter((other) => overlap(view, disk, other)).map((other) => (found.get(other.id) ?? 0) + 1);
    found.set(disk.id, disk.place === "air" ? 4 : Math.max(0, ...below));
    placed.push(disk);
  }
  return found;
}

export function radius(view: View, disk: DiskRow): number {
  return (view.printed.units[disk.unit]?.r ?? 2000) / 100;
}

/** Whether two disks cover each other in the picture. */
export function overlap(view: View, a: DiskRow, b: DiskRow): boolean {
  return overlapAt(view, a.at, radius(view, a), b);
}

export function overlapAt(view: View, [x, y]: Point, r: number, other: DiskRow): boolean {
  return Math.hypot(x - other.at[0], y - other.at[1]) / 100 < r + radius(view, other);
}

/** All disks of the pile that a disk is part of, the top one first. */
export function pile(view: View, id: number): DiskRow[] {
  const order = drawOrder(view.disks).reverse();
  const found = new Set([id]);
  const wave = order.filter((disk) => disk.id === id);
  for (let disk = wave.pop(); disk; disk = wave.pop()) {
    for (const other of order) {
      if (!found.has(other.id) && overlap(view, disk, other)) {
        found.add(other.id);
        wave.push(other);
      }
    }
  }
  return order.filter((disk) => found.has(disk.id));
}

/** The disks under a point of the picture, the top one first; within `slack` millimetres counts as hit. */
export function disksAt(view: View, board: Orientation, spot: Spot, slack = 0): DiskRow[] {
  const hit = (disk: DiskRow, extra: number): boolean =>
    distance(toSpot(board, disk.at), spot) <= radius(view, disk) + extra;
  const order = drawOrder(view.disks).reverse();
  const exact = order.filter((disk) => hit(disk, 0));
  if (exact.length || !slack) return exact;
  const near = (disk: DiskRow): number => distance(toSpot(board, disk.at), spot) - radius(view, disk);
  return order.filter((disk) => hit(disk, slack)).sort((a, b) => near(a) - near(b));
}
