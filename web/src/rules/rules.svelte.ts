/** Titles and texts of rules, fetched once each; and the rule that is open beside the table. */

import { SvelteMap } from "svelte/reactivity";

import { rule as fetchRule } from "../lib/api";
import { t, texts } from "../lib/i18n.svelte";
import type { Rule } from "../lib/protocol";

/** Where a rule stands, with the book's name in place of its number. */
export function sourceText(source: readonly string[]): string {
  return source.map((place) => `${t(`source-${place.slice(0, 3)}`)}${place.slice(3)}`).join("; ");
}

class Rules {
  open = $state<string | null>(null);
  private known = new SvelteMap<string, Rule | null>();

  /** The rule in the player's language; null until it is there. */
  get(id: string): Rule | null {
    return this.known.get(`${texts.language}/${id}`) ?? null;
  }

  /** Fetch a rule unless that has been done. */
  want(id: string): void {
    const key = `${texts.language}/${id}`;
    if (this.known.has(key)) return;
    this.known.set(key, null);
    fetchRule(id, texts.language).then(
      (found) => this.known.set(key, found),
      () => undefined,
    );
  }
}

export const rules = new Rules();
