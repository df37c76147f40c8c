/** The table in words: which disk lies where, for ears and for keys. */

import { distance, onBoard, radius, toSpot, type Orientation } from "../table/board";
import { t } from "../lib/i18n.svelte";
import type { DiskRow, Look, View } from "../lib/protocol";
import { unitName } from "../lib/words";

/** The sides of a square in millimetres; columns are lettered from the left, rows numbered from the player's edge. */
const SQUARE = 100;
const HOURS = 12;

/** The square of the table in which a disk's middle lies, as the player sees the table: "C4". */
export function square(board: Orientation, disk: Pick<DiskRow, "at">): string {
  const { x, y } = toSpot(board, disk.at);
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

/** The direction from one disk to another on a clock whose 12 is away from the player. */
export function hour(board: Orientation, from: Pick<DiskRow, "at">, to: Pick<DiskRow, "at">): number {
  const [a, b] = [toSpot(board, from.at), toSpot(board, to.at)];
  const turns = Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI);
  return Math.round(turns * HOURS + HOURS) % HOURS || HOURS;
}

/** A disk with its numbers and tokens. */
export function diskLine(view: View, look: Look, names: readonly string[], disk: DiskRow): string {
  const seen = look.disks[disk.id];
  const numbers = seen ?? view.printed.units[disk.unit];
  if (!numbers) return unitName(disk.unit);
  const { movement, attack, counter, toughness } = numbers;
  const player = names[disk.controller] ?? "";
  const line = t("disk-label", { disk: unitName(disk.unit), player, movement, attack, counter, toughness });
  const tokens = [
    disk.damage ? t("inspect-damage", { amount: disk.damage }) : "",
    disk.wounds ? t("inspect-wounds", { wounds: disk.wounds }) : "",
    disk.activated ? t("inspect-activated") : "",
    disk.empowered ? t("inspect-empowered") : "",
    seen?.pinned_by.length ? t("inspect-is-pinned") : "",
  ];
  return [line, ...tokens.filter(Boolean)].join(" ");
}

/** Where a disk lies and where its nearest enemy is. */
export function whereLine(view: View, board: Orientation, disk: DiskRow): string {
  const enemies = view.disks.filter((other) => onBoard(other) && other.controller !== disk.controller);
  const gap = (other: DiskRow): number =>
    Math.max(0, distance(toSpot(board, disk.at), toSpot(board, other.at)) - radius(view, disk) - radius(view, other));
  const nearest = enemies.sort((a, b) => gap(a) - gap(b))[0];
  const here = t("words-square", { square: square(board, disk) });
  if (!nearest) return here;
  const facts = { disk: unitName(nearest.unit), hour: hour(board, disk, nearest), gap: Math.round(gap(nearest)) };
  return `${here} ${t("words-nearest", facts)}`;
}
