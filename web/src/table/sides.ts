/**
 * Colour and rim pattern of each side: the army's colour where it is free, the pattern always by seat.
 * Two sides are dark and two light, so that they differ for eyes that see no red or no green too.
 */

import type { View } from "../lib/protocol";

export interface Side {
  face: string;
  rim: string;
  /** Of the icon on the face and of the pattern on the rim. */
  ink: string;
  pattern: 0 | 1 | 2 | 3;
}

const LIGHT = "#f6ecd0";
type Colour = Omit<Side, "pattern">;
export const COLOURS: Record<string, Colour> = {
  empire: { face: "#84242a", rim: "#b5333a", ink: LIGHT },
  orc: { face: "#7d9f3c", rim: "#8db045", ink: "#1b2409" },
  "high-elf": { face: "#6ea5d6", rim: "#7fb4e2", ink: "#0f2036" },
  chaos: { face: "#4a2a5c", rim: "#7e4aa4", ink: LIGHT },
};
export const NO_COLOUR: Colour = { face: "#444", rim: "#777", ink: LIGHT };
const PATTERNS = [0, 1, 2, 3] as const;

/** The colours of a race, for disks that no player has on the table. */
export function sideOf(race: string): Side {
  const colour = COLOURS[race.replaceAll(" ", "-")] ?? NO_COLOUR;
  return { ...colour, pattern: 2 };
}

export function sidesOf(view: View): Side[] {
  const free = new Set(Object.keys(COLOURS));
  return view.players.map(({ army, seat }) => {
    const first = view.disks.find((disk) => disk.owner === seat);
    const wanted = army || (view.printed.units[first?.unit ?? ""]?.race ?? "").replaceAll(" ", "-");
    const name = free.has(wanted) ? wanted : ([...free][0] ?? "empire");
    free.delete(name);
    const colour = COLOURS[name] ?? NO_COLOUR;
    return { ...colour, pattern: PATTERNS[seat % 4] ?? 0 };
  });
}
