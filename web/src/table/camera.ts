/** Zoom and pan as plain arithmetic: a point p of the picture is drawn at `p * scale + (x, y)`. */

import { FRAME, type Rect, type Spot } from "./board";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 5;
const SHADOW = 10;
/** Pixels between what is said and the disk that it is said about, and to the edge of the window. */
const GAP = 10;
const MARGIN = 6;

/** The camera that shows a rectangle of the picture as large as possible. */
export function showing(rect: Rect, window: Size): Camera {
  const scale = Math.min(window.width / rect.width, window.height / rect.height);
  return {
    scale,
    x: (window.width - rect.width * scale) / 2 - rect.x * scale,
    y: (window.height - rect.height * scale) / 2 - rect.y * scale,
  };
}

/** The whole table with its frame and room for the frame's shadow. */
export function whole(table: Size): Rect {
  const out = FRAME + SHADOW;
  return { x: -out, y: -out, width: table.width + 2 * out, height: table.height + 2 * out };
}

/** Keeps the zoom within reason and some of the table in the window. */
export function held(camera: Camera, table: Size, window: Size): Camera {
  const rect = whole(table);
  const least = showing(rect, window).scale;
  const scale = Math.max(least, Math.min(CLOSEST, camera.scale));
  const along = (at: number, start: number, length: number, room: number): number => {
    const drawn = length * scale;
    if (drawn <= room) return (room - drawn) / 2 - start * scale;
    return Math.min(-start * scale, Math.max(room - drawn - start * scale, at));
  };
  return {
    scale,
    x: along(camera.x, rect.x, rect.width, window.width),
    y: along(camera.y, rect.y, rect.height, window.height),
  };
}

/** Zoom by a factor while the given place of the window stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Spot): Camera {
  const scale = camera.scale * factor;
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { scale: camera.scale, x: camera.x + dx, y: camera.y + dy };
}

/** The place of the picture under a place of the window. */
export function under(camera: Camera, at: Spot): Spot {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

/** The place of the window where a place of the picture is drawn. */
export function seen(camera: Camera, at: Spot): Spot {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/**
 * Where something of a size is drawn beside a disk of the window, and always inside the window: above it, else to its right
 * or left, so that what lies before it stays in sight, else below it.
 */
export function beside(at: Spot, r: number, size: Size, window: Size): Spot {
  const inside = (start: number, length: number, room: number): number => Math.max(MARGIN, Math.min(room - length - MARGIN, start));
  const middle = { x: inside(at.x - size.width / 2, size.width, window.width), y: inside(at.y - size.height / 2, size.height, window.height) };
  const above = at.y - r - GAP - size.height;
  if (above >= MARGIN) return { ...middle, y: inside(above, size.height, window.height) };
  const right = at.x + r + GAP;
  if (right + size.width + MARGIN <= window.width) return { ...middle, x: inside(right, size.width, window.width) };
  const left = at.x - r - GAP - size.width;
  if (left >= MARGIN) return { ...middle, x: inside(left, size.width, window.width) };
  const below = at.y + r + GAP;
  const fits = below + size.height + MARGIN <= window.height;
  return { ...middle, y: inside(fits || at.y < window.height / 2 ? below : above, size.height, window.height) };
}

/** A rectangle with room around it, at least `least` wide and high. */
export function around(rect: Rect, room: number, least: number): Rect {
  const width = Math.max(rect.width + 2 * room, least);
  const height = Math.max(rect.height + 2 * room, least);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}
