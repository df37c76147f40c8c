/** A battle of one's own: who sits where with which army, and what the server is asked for. */

import type { Army, Ready } from "../army/armies";
import type { Language } from "../lib/fluent";

export type Source = "ready" | "saved" | "code" | "race";
export const SOURCES: readonly Source[] = ["ready", "saved", "code", "race"];

export interface Seat {
  /** "human", or a bot's name. */
  who: string;
  name: string;
  source: Source;
  /** Ready-made regiments, "" or none for one at random, of this faction if it is not "". */
  regiments: string[];
  faction: string;
  /** The id of a kept army. */
  saved: string;
  /** A share code or text. */
  code: string;
  /** "" for any. */
  race: string;
  team: number;
  /** The language that a human reads at this device; null for the page's. */
  tongue: Language | null;
}

export function newSeat(number: number): Seat {
  return {
    who: number === 0 ? "human" : "greedy",
    name: "",
    source: "ready",
    regiments: [],
    faction: "",
    saved: "",
    code: "",
    race: "",
    team: number % 2,
    tongue: null,
  };
}

function drawn<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/**
 * The ready-made regiments of every seat that wants some: what was chosen, filled up at random. A seat keeps to one
 * faction, neighbours get different ones, and nobody shares a regiment as long as there are enough.
 */
export function readyMade(seats: readonly Seat[], size: number, all: readonly Ready[], random: () => number): string[][] {
  const factions = [...new Set(all.map(({ faction }) => faction))];
  const used = new Set(seats.filter(({ source }) => source === "ready").flatMap(({ regiments }) => regiments.slice(0, size)));
  const start = Math.floor(random() * factions.length);
  return seats.map(({ source, regiments, faction: wanted }, number) => {
    if (source !== "ready") return [];
    const found = regiments.slice(0, size).filter(Boolean);
    const faction = all.find(({ id }) => id === found[0])?.faction ?? (wanted || factions[(start + number) % factions.length]);
    while (found.length < size) {
      const mine = all.filter((one) => one.faction === faction && !found.includes(one.id)).map(({ id }) => id);
      const next = drawn(mine.filter((id) => !used.has(id)), random) ?? drawn(mine, random);
      if (next === undefined) break;
      found.push(next);
      used.add(next);
    }
    return found;
  });
}

export interface Field {
  special: string;
  sets: number;
  /** Whether all armies together have to fit into the core sets. */
  supply: boolean;
  /** In cm. */
  width: number;
  height: number;
}

/** The setup that the server is asked for; what is as usual is left out. */
export function setupOf(armies: (Army | { regiments: string[] })[], regiments: number, field: Field, usual: Field, overlay: string, teams: number[]): Record<string, unknown> {
  const setup: Record<string, unknown> = { regiments, armies };
  if (field.special) setup.special = field.special;
  if (field.sets !== usual.sets) setup.sets = field.sets;
  if (field.supply) setup.supply = true;
  if (field.width !== usual.width || field.height !== usual.height) setup.field = [Math.round(field.width * 1000), Math.round(field.height * 1000)];
  if (overlay) setup.overlay = overlay;
  if (teams.length) setup.teams = teams;
  return setup;
}

/** The form field that a refused setup is about: a seat's number, or the name of an option. */
export function placeOf(key: string): number | string {
  const army = /^armies\[(\d+)\]/.exec(key);
  if (army) return Number(army[1]) - 1;
  const seat = /^seats\[(\d+)\]/.exec(key);
  return seat ? Number(seat[1]) : key;
}
