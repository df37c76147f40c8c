/** Colour and rim pattern of each side: the army's colour where it is free, the pattern always by seat. */

import type { View } from "../lib/protocol";

export interface Side {
  /** Of the face, dark enough for a light icon. */
  face: string;
  /** Of the rim. */
  rim: string;
  pattern: 0 | 1 | 2 | 3;
}

const COLOURS: Record<string, { face: string; rim: string }> = {
  empire: { face: "#7d2723", rim: "#b23a30" },
  orc: { face: "#2f4a26", rim: "#5d8736" },
  "high-elf": { face: "#234a70", rim: "#3f7fb8" },
  chaos: { face: "#4a2a5c", rim: "#8450a6" },
};
const PATTERNS = [0, 1, 2, 3] as const;

/** The colours of a race, for disks that no player has on the table. */
export function sideOf(race: string): Side {
  const colour = COLOURS[race.replaceAll(" ", "-")] ?? { face: "#444", rim: "#888" };
  return { ...colour, pattern: 2 };
}

export function sidesOf(view: View): Side[] {
  const free = new Set(Object.keys(COLOURS));
  return view.players.map(({ army, seat }) => {
    const first = view.disks.find((disk) => disk.owner === seat);
    const wanted = army || (view.printed.units[first?.unit ?? ""]?.race ?? "").replaceAll(" ", "-");
    const name = free.has(wanted) ? wanted : ([...free][0] ?? "empire");
    free.delete(name);
    const colour = COLOURS[name] ?? { face: "#444", rim: "#888" };
    return { ...colour, pattern: PATTERNS[seat % 4] ?? 0 };
  });
}
