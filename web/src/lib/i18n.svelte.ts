/** The player's language: `t` reads from the files that are loaded now. */

import type { FluentBundle } from "@fluent/bundle";

import { bundle, format, LANGUAGES, load, negotiate, type Language, type Values } from "./fluent";
import { recall, remember } from "./memory";

class Texts {
  language = $state<Language>("en");
  current = $state.raw<FluentBundle>(bundle("en", []));

  private readonly also = new Set<string>();

  /** Loads a file that the first page does without. */
  async want(name: string): Promise<void> {
    if (this.also.has(name)) return;
    this.also.add(name);
    this.current = await load(this.language, this.also);
  }

  async use(language: Language): Promise<void> {
    this.current = await load(language, this.also);
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  start(): Promise<void> {
    const kept = recall<Language | null>("language", null);
    const known = kept !== null && LANGUAGES.includes(kept);
    return this.use(known ? kept : negotiate(navigator.languages));
  }
}

export const texts = new Texts();

/** The text of a key in the player's language. */
export function t(key: string, values?: Values): string {
  return format(texts.current, key, values);
}

/** Whether there is a text of this key. */
export function has(key: string): boolean {
  return texts.current.hasMessage(key);
}

/** A list as the language writes it: "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(items);
}
