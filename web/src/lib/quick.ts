/** The armies of a quick battle: ready-made regiments, chosen or drawn. */

export type Faction = "order" | "destruction";

export const REGIMENTS: Record<Faction, readonly string[]> = {
  order: ["karl-franz", "luthor-huss", "volkmar", "alarielle", "teclis", "tyrion"],
  destruction: ["azhag", "grimgor", "grom", "archaon", "kairos", "valkia"],
};

export const OTHER: Record<Faction, Faction> = { order: "destruction", destruction: "order" };

/** Fills up what was not chosen ("") with regiments that are still free. */
export function drawn(faction: Faction, chosen: readonly string[], size: number, random: () => number): string[] {
  const found = REGIMENTS[faction].filter((id) => chosen.slice(0, size).includes(id));
  const free = REGIMENTS[faction].filter((id) => !found.includes(id));
  while (found.length < size) found.push(...free.splice(Math.floor(random() * free.length), 1));
  return found;
}
