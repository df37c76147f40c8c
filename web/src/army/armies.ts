/** Armies and what they are made of, as the server tells them. */

import { ask, post } from "../lib/api";
import type { Card, Data, Unit } from "../lib/protocol";

export interface Regiment {
  hero: string;
  units: Record<string, number>;
}

export interface Army {
  regiments: Regiment[];
  cards: string[];
}

export interface BoxUnit extends Unit {
  faction: string;
  size: string;
  cost: number;
  points: number;
  command: number;
  unique: boolean;
  elite: boolean;
}

export interface BoxCard extends Card {
  /** The only faction that may have it, or "". */
  faction: string;
}

/** A ready-made regiment. */
export interface Ready {
  id: string;
  race: string;
  faction: string;
  army: Army;
}

/** Everything that armies and battles are made of. */
export interface Box {
  units: BoxUnit[];
  cards: BoxCard[];
  regiments: Ready[];
  races: Record<string, string>;
  /** From, to. */
  players: [number, number];
  sizes: [number, number];
  sets: [number, number];
  specials: string[];
  field: [number, number];
  provenance: Record<string, Record<string, string>>;
}

export interface Violation {
  rule: string;
  code: string;
  facts: Data;
}

/** An army with everything that can be said about it. */
export interface Report {
  title: string;
  army: Army;
  regiments: { points: number; cost: number; left: number; fits: string[] }[];
  unspent: number;
  /** How many command cards it must have, and which may still join. */
  hand: number;
  cards: string[];
  violations: Violation[];
  code: string;
  text: string;
}

export function box(overlay = ""): Promise<Box> {
  return overlay ? post("pack", { overlay }) : ask("pack");
}

export function checkArmy(army: Army, language: string, more: { title?: string; regiments?: number; overlay?: string } = {}): Promise<Report> {
  return post(`armies/check?lang=${language}`, { army, ...more });
}

/** The army of a share code or a text. */
export function readArmy(text: string, language: string, overlay = ""): Promise<Report> {
  return post(`armies/read?lang=${language}`, { text, overlay });
}

export function drawArmy(race: string, regiments: number, language: string, overlay = ""): Promise<Report> {
  return post(`armies/draw?lang=${language}`, { race, regiments, overlay });
}

export const EMPTY: Army = { regiments: [], cards: [] };

/** The army with one disk more or less of a unit. */
export function recruited(army: Army, regiment: number, unit: string, change: 1 | -1): Army {
  const regiments = army.regiments.map((one, i) => {
    if (i !== regiment) return one;
    const copies = (one.units[unit] ?? 0) + change;
    const { [unit]: _, ...rest } = one.units;
    if (copies <= 0) return { ...one, units: rest };
    return { ...one, units: { ...one.units, [unit]: copies } };
  });
  return { ...army, regiments };
}

export function withHero(army: Army, hero: string): Army {
  return { ...army, regiments: [...army.regiments, { hero, units: {} }] };
}

export function withoutRegiment(army: Army, regiment: number): Army {
  return { ...army, regiments: army.regiments.filter((_, i) => i !== regiment) };
}

/** The army with a card more, or without it if it has it. */
export function withCard(army: Army, card: string): Army {
  const cards = army.cards.includes(card) ? army.cards.filter((one) => one !== card) : [...army.cards, card];
  return { ...army, cards };
}

/** Adds the regiments and cards of another army. */
export function joined(army: Army, other: Army): Army {
  return { regiments: [...army.regiments, ...other.regiments], cards: [...army.cards, ...other.cards] };
}

/** The violations of one regiment (counted from 0), of the cards, or of the whole. */
export function concerning(violations: readonly Violation[], part: number | "cards" | "whole"): Violation[] {
  return violations.filter(({ facts }) => {
    if (typeof facts.regiment === "number") return facts.regiment - 1 === part;
    return "card" in facts || "cards" in facts ? part === "cards" : part === "whole";
  });
}
