/** Numbers of one's own: what is changed, as the TOML text that the engine reads. */

import { ask, post } from "../lib/api";
import type { Data, Ranged } from "../lib/protocol";

export type Value = number | string | string[] | Ranged[];

/** One number of the box. */
export interface Number {
  table: string;
  id: string;
  key: string;
  /** Null where the thing has none so far. */
  value: Value | null;
  provenance: string;
  kind: "number" | "word" | "list" | "attacks";
  choices: string[];
  /** Whether one may change it. */
  open: boolean;
}

export interface Change {
  table: string;
  id: string;
  key: string;
  new: Value;
}

export interface Flaw {
  code: string;
  facts: Data;
  /** 0 where there is none. */
  line: number;
  where: string[];
}

export interface Examined {
  flaws: Flaw[];
  changes: Change[];
}

export function fetchNumbers(): Promise<Number[]> {
  return ask("numbers");
}

export function examine(text: string): Promise<Examined> {
  return post("overlays/check", { text });
}

/** Changed values by place: "unit.karl-franz.counter". */
export type Changes = Readonly<Record<string, Value>>;

export function placeOf({ table, id, key }: Pick<Number, "table" | "id" | "key">): string {
  return `${table}.${id}.${key}`;
}

export function same(a: Value | null, b: Value | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value).map(([key, item]) => `${key} = ${written(item)}`).join(", ")} }`;
  }
  return JSON.stringify(value);
}

/** The overlay as a file: a comment with its title, then a table for each disk or card. */
export function toToml(changes: Changes, title: string): string {
  const tables = new Map<string, string[]>();
  for (const [place, value] of Object.entries(changes)) {
    const cut = place.lastIndexOf(".");
    const table = place.slice(0, cut);
    tables.set(table, [...(tables.get(table) ?? []), `${place.slice(cut + 1)} = ${written(value)}`]);
  }
  const head = title ? [`# ${title.replaceAll(/\s+/g, " ")}\n`] : [];
  return [...head, ...[...tables].map(([table, lines]) => `[${table}]\n${lines.join("\n")}\n`)].join("\n");
}

/** The title that a file gives itself in its first comment. */
export function titleOf(text: string): string {
  return /^#\s*(.+)$/m.exec(text)?.[1]?.trim().slice(0, 60) ?? "";
}

/** The numbers of each disk, card or other thing together, in their order. */
export function byThing(all: readonly Number[]): [thing: string, numbers: Number[]][] {
  const found = new Map<string, Number[]>();
  for (const one of all) {
    const thing = `${one.table}.${one.id}`;
    found.set(thing, [...(found.get(thing) ?? []), one]);
  }
  return [...found];
}
