/** How a terrain piece looks: printed card in the colours of its ground, with a sign. */

import { bounds, toPath, toSpot, type Orientation, type Rect } from "./board";
import type { Terrain } from "../lib/protocol";
import { kindOf } from "../lib/words";

export interface Ground {
  fill: string;
  edge: string;
  /** The name of its icon. */
  icon: string;
}

const WOOD: Ground = { fill: "#3c6a33", edge: "#17330f", icon: "old-wood" };
const EARTH: Ground = { fill: "#8d7047", edge: "#42301a", icon: "gully" };
const GROUNDS: Record<string, Ground> = {
  "old-wood": WOOD,
  gully: EARTH,
  cave: { fill: "#706862", edge: "#332e2a", icon: "cave" },
  "ruined-windmill": { fill: "#a08a5c", edge: "#4a3b20", icon: "ruined-windmill" },
  watchtower: { fill: "#7f7a55", edge: "#38351f", icon: "watchtower" },
};

export function groundOf(piece: string, keywords: readonly string[]): Ground {
  return GROUNDS[kindOf(piece)] ?? (keywords.includes("blocks sight") ? WOOD : EARTH);
}

/** The outline of a piece, and the box around it. */
export function outlined(board: Orientation, { circle, points }: Terrain): { d: string; box: Rect } {
  if (circle) {
    const { x, y } = toSpot(board, [circle[0], circle[1]]);
    const r = circle[2] / 100;
    const d = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    return { d, box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r } };
  }
  const shape = [[points ?? []]];
  return { d: toPath(board, shape), box: bounds(board, shape) ?? { x: 0, y: 0, width: 0, height: 0 } };
}
