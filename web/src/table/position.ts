/** The table at one moment as a picture of its own: SVG, or PNG drawn from it. */

import { paths } from "virtual:icons";

import { FRAME, onBoard, radius, toRect, toSpot, type Orientation } from "./board";
import { t } from "../lib/i18n.svelte";
import type { DiskRow, View } from "../lib/protocol";
import { NO_COLOUR, sidesOf, type Side } from "./sides";
import { groundOf, outlined } from "./terrain";
import { diskName, pieceName } from "../lib/words";

/** Pixels of a PNG for each millimetre of the table. */
const SHARPNESS = 2;
const CAPTION = 34;
const PATTERNS = [
  `stroke-width="1.1" pathLength="72" stroke-dasharray="2 1"`,
  `stroke-width="1.7" pathLength="60" stroke-dasharray="0 2" stroke-linecap="round"`,
  `stroke-width="0.7"`,
  `stroke-width="2.6" pathLength="80" stroke-dasharray="0.5 1.5"`,
] as const;

function safe(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

function ground(view: View, board: Orientation, sides: Side[]): string[] {
  const zones = view.zones.map(({ box, player }) => {
    const { x, y, width, height } = toRect(board, box);
    const colour = sides[player]?.rim ?? NO_COLOUR.rim;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" fill-opacity="0.25" stroke="#fff" stroke-opacity="0.3" stroke-dasharray="6 5"/>`;
  });
  const terrain = view.terrain.map((piece) => {
    const { d, box } = outlined(board, piece);
    const { fill, edge, icon } = groundOf(piece.id, piece.keywords);
    const [x, y, sign] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) * 0.34];
    return [
      `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`,
      `<path d="${paths[icon] ?? ""}" transform="translate(${x - sign / 2} ${y - sign}) scale(${sign / 512})" fill="#fff7e2" fill-opacity="0.5"/>`,
      `<text x="${x}" y="${y + 13}" font-size="13" font-weight="700" fill="#fff7e2" text-anchor="middle">${safe(pieceName(piece.id))}</text>`,
    ].join("");
  });
  return [...zones, ...terrain];
}

function chips(disk: DiskRow, r: number): string {
  const found: (readonly [text: string, colour: string, degrees: number])[] = [];
  if (disk.activated) found.push(["✓", "#6b5a3c", 95]);
  if (disk.damage) found.push([String(disk.damage), "#a62b26", 133]);
  if (disk.empowered) found.push(["★", "#8a6312", -95]);
  if (disk.wounds) found.push([String(disk.wounds), "#5c1f4d", -133]);
  const size = 4.7 + 0.07 * r;
  return found
    .map(([text, colour, degrees]) => {
      const angle = (degrees * Math.PI) / 180;
      const at = `translate(${(Math.sin(angle) * r * 0.93).toFixed(2)} ${(-Math.cos(angle) * r * 0.93).toFixed(2)})`;
      return `<g transform="${at}"><circle r="${size}" fill="${colour}" stroke="#fff"/><text dy="0.34em" font-size="${size * 1.5}" font-weight="700" fill="#fff" text-anchor="middle">${text}</text></g>`;
    })
    .join("");
}

function face(view: View, board: Orientation, sides: Side[], disk: DiskRow): string {
  const at = toSpot(board, disk.at);
  const r = radius(view, disk);
  const side = sides[disk.controller] ?? { ...NO_COLOUR, pattern: 0 };
  const name = diskName(view, disk.id);
  const size = Math.min(0.2 * r, (3.5 * r) / Math.max(name.length, 8));
  const arc = `arc-${disk.id}`;
  return [
    `<g transform="translate(${at.x} ${at.y})"><circle r="${r}" cy="1.7" fill="#0007"/>`,
    `<circle r="${r}" fill="#ecdfbd"/><circle r="${r - 1.5}" fill="none" stroke="${side.rim}" stroke-width="2.6"/>`,
    `<circle r="${r - 1.5}" fill="none" stroke="${side.ink}" ${PATTERNS[side.pattern]}/>`,
    `<circle r="${r * 0.68}" cy="${-r * 0.03}" fill="${side.face}"/>`,
    `<g transform="translate(0 ${-r * 0.03}) scale(${(r * 1.02) / 512}) translate(-256 -256)" fill="${side.ink}" opacity="${disk.activated ? 0.55 : 1}"><path d="${paths[disk.unit] ?? paths.any ?? ""}"/></g>`,
    `<path id="${arc}" d="M${-r * 0.8} 0A${r * 0.8} ${r * 0.8} 0 0 0 ${r * 0.8} 0" fill="none"/>`,
    `<text font-size="${size}" dy="${size * 0.36}" font-weight="700" fill="#2b2013" text-anchor="middle"><textPath href="#${arc}" startOffset="50%">${safe(name)}</textPath></text>`,
    chips(disk, r),
    `</g>`,
  ].join("");
}

/** The table as SVG, in the player's language; everything it needs is in it. */
export function svg(view: View, board: Orientation, players: readonly string[]): string {
  const sides = sidesOf(view);
  const { width, height } = board;
  const [w, h] = [width + 2 * FRAME, height + 2 * FRAME + CAPTION];
  const caption = [players.join(" – "), t("running-line", { round: view.round, phase: t(`phase-${view.phase}`) })].join(" · ");
  const disks = view.disks.filter(onBoard).sort((a, b) => a.z - b.z);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-FRAME} ${-FRAME} ${w} ${h}" font-family="Alegreya Sans, Segoe UI, sans-serif">`,
    `<title>${safe(caption)}</title>`,
    `<rect x="${-FRAME}" y="${-FRAME}" width="${w}" height="${h}" fill="#2c1b10"/>`,
    `<rect x="${-FRAME}" y="${-FRAME}" width="${w}" height="${h - CAPTION}" rx="10" fill="#4d3220"/>`,
    `<rect width="${width}" height="${height}" fill="#3a6a58" stroke="#1f4236" stroke-width="3"/>`,
    ...ground(view, board, sides),
    ...disks.map((disk) => face(view, board, sides, disk)),
    `<text x="${width / 2}" y="${height + FRAME + CAPTION * 0.68}" font-size="20" fill="#f3e9d3" text-anchor="middle">${safe(caption)}</text>`,
    `</svg>`,
  ].join("\n");
}

/** The same picture in pixels. */
export async function png(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture cannot be drawn"))), "image/png"),
  );
}
