/** Armies and sets of numbers that the player keeps in this browser. */

import type { Army } from "../army/armies";
import { list, t } from "./i18n.svelte";
import { recall, remember } from "./memory";
import { unitName } from "./words";

export interface KeptArmy {
  id: string;
  title: string;
  army: Army;
}

/** An overlay: its text is TOML. */
export interface KeptNumbers {
  id: string;
  title: string;
  text: string;
}

/** A list whose newest member stands first; it lives on in memory where the browser keeps nothing. */
export class Shelf<T extends { id: string }> {
  items = $state.raw<T[]>([]);
  /** Whether the browser really keeps it. */
  safe = $state(true);

  constructor(private key: string) {
    const kept = recall<unknown>(key, []);
    this.items = Array.isArray(kept) ? (kept as T[]) : [];
    this.safe = remember(key, this.items);
  }

  get(id: string): T | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** Keeps an item, in place of the one with its id. */
  keep(item: T): void {
    const there = this.items.some(({ id }) => id === item.id);
    this.write(there ? this.items.map((one) => (one.id === item.id ? item : one)) : [item, ...this.items]);
  }

  drop(id: string): void {
    this.write(this.items.filter((item) => item.id !== id));
  }

  private write(items: T[]): void {
    this.items = items;
    this.safe = remember(this.key, items);
  }
}

/** What an army is called: its title, or else its heroes. */
export function calledArmy({ title, army }: Pick<KeptArmy, "title" | "army">): string {
  return title || list(army.regiments.map(({ hero }) => unitName(hero))) || t("builder-unnamed");
}

/** A name for something new; it is no share code. */
export function newId(): string {
  return `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

export const armies = new Shelf<KeptArmy>("armies");
export const numbers = new Shelf<KeptNumbers>("numbers");
