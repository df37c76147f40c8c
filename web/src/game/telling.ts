/** The table in words: which disk lies where, for ears and for keys. */

import { bounds, distance, onBoard, radius, toPoint, toSpot, type Orientation, type Spot } from "../table/board";
import { list, t } from "../lib/i18n.svelte";
import type { DiskRow, Look, Point, View } from "../lib/protocol";
import { diskName, kindOf, pieceName, unitName } from "../lib/words";

/** The sides of a square in millimetres; columns are lettered from the left, rows numbered from the player's edge. */
const SQUARE = 100;
const HOURS = 12;

/** The square of the table in which a point lies, as the player sees the table: "C4". */
export function square(board: Orientation, at: Point): string {
  const { x, y } = toSpot(board, at);
  const [columns, rows] = [Math.ceil(board.width / SQUARE), Math.ceil(board.height / SQUARE)];
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / SQUARE)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor((board.height - y) / SQUARE)));
  return `${letter(column)}${row + 1}`;
}

/** The last square, in the far right corner. */
export function lastSquare(board: Orientation): string {
  return `${letter(Math.ceil(board.width / SQUARE) - 1)}${Math.ceil(board.height / SQUARE)}`;
}

const letter = (column: number): string => String.fromCharCode("A".charCodeAt(0) + column);

/** A disk with its square, so that it can be told from others of its name. */
export function placed(view: View, board: Orientation, id: number): string {
  const disk = view.disks[id];
  if (!disk || !onBoard(disk)) return diskName(view, id);
  return t("words-placed", { disk: unitName(disk.unit), square: square(board, disk.at) });
}

/** The direction from one place to another on a clock whose 12 is away from the player. */
export function hour(a: Spot, b: Spot): number {
  const turns = Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI);
  return Math.round(turns * HOURS + HOURS) % HOURS || HOURS;
}

/** A disk with its numbers and tokens. */
export function diskLine(view: View, look: Look, names: readonly string[], disk: DiskRow): string {
  const seen = look.disks[disk.id];
  const numbers = seen ?? view.printed.units[disk.unit];
  if (!numbers) return diskName(view, disk.id);
  const { movement, attack, counter, toughness } = numbers;
  const player = names[disk.controller] ?? "";
  const line = t("disk-label", { disk: diskName(view, disk.id), player, movement, attack, counter, toughness });
  const tokens = [
    disk.damage ? t("inspect-damage", { amount: disk.damage }) : "",
    disk.wounds ? t("inspect-wounds", { wounds: disk.wounds }) : "",
    disk.activated ? t("inspect-activated") : "",
    disk.empowered ? t("inspect-empowered") : "",
    seen?.pinned_by.length ? t("inspect-pinned", { disks: list(seen.pinned_by.map((id) => diskName(view, id))) }) : "",
    seen?.pins.length ? t("inspect-pins", { disks: list(seen.pins.map((id) => diskName(view, id))) }) : "",
  ];
  return [line, ...tokens.filter(Boolean)].join(" ");
}

/** The enemy nearest to a disk of a size at a place, and where it is; "" where there is none. */
export function nearestLine(view: View, board: Orientation, at: Spot, r: number, controller: number): string {
  const enemies = view.disks.filter((other) => onBoard(other) && other.controller !== controller);
  const gap = (other: DiskRow): number => Math.max(0, distance(at, toSpot(board, other.at)) - r - radius(view, other));
  const nearest = enemies.sort((a, b) => gap(a) - gap(b))[0];
  if (!nearest) return "";
  return t("words-nearest", { disk: diskName(view, nearest.id), hour: hour(at, toSpot(board, nearest.at)), gap: Math.round(gap(nearest)) });
}

/** Where a disk lies and where its nearest enemy is. */
export function whereLine(view: View, board: Orientation, disk: DiskRow): string {
  const here = t("words-square", { square: square(board, disk.at) });
  return `${here} ${nearestLine(view, board, toSpot(board, disk.at), radius(view, disk), disk.controller)}`.trim();
}

/** A terrain piece: its name, between which squares it lies, and what it does. */
export function pieceLine(board: Orientation, piece: View["terrain"][number]): string {
  const [x, y, r] = piece.circle ?? [0, 0, 0];
  const corners: readonly Point[] = piece.points ?? [
    [x - r, y - r],
    [x + r, y + r],
  ];
  const box = bounds(board, [[corners]]);
  if (!box) return pieceName(piece.id);
  const at = (dx: number, dy: number): string => square(board, toPoint(board, { x: box.x + dx, y: box.y + dy }));
  const facts = { piece: pieceName(piece.id), from: at(0, box.height), to: at(box.width, 0) };
  return `${t("words-piece", facts)} ${t(`terrain-${kindOf(piece.id)}-text`)}`;
}
