/** The player's language: `t` reads from the files that are loaded now. */

import type { FluentBundle } from "@fluent/bundle";

import { bundle, format, LANGUAGES, load, negotiate, type Language, type Values } from "./fluent";
import { recall, remember } from "./memory";

function keep(language: Language): void {
  remember("language", language);
}

class Texts {
  language = $state<Language>("en");
  current = $state.raw<FluentBundle>(bundle("en", []));

  private readonly also = new Set<string>();
  private chosen: (language: Language) => void = keep;
  private wanted: Language | null = null;
  private asked = 0;

  /** Loads a file that the first page does without. */
  async want(name: string): Promise<void> {
    if (this.also.has(name)) return;
    this.also.add(name);
    try {
      await this.load(this.wanted ?? this.language);
    } catch (error) {
      this.also.delete(name);
      throw error;
    }
  }

  /** Speaks a language from now on, without keeping it as anybody's choice. */
  async speak(language: Language): Promise<void> {
    if (language !== this.wanted) await this.load(language);
  }

  private async load(language: Language): Promise<void> {
    this.wanted = language;
    const asked = ++this.asked;
    const found = await load(language, this.also);
    // What was asked for last counts, however long the others take.
    if (asked !== this.asked) return;
    this.current = found;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The player chose a language. */
  async use(language: Language): Promise<void> {
    await this.speak(language);
    this.chosen(language);
  }

  /** The language of this browser: the chosen one, or what the browser prefers. */
  own(): Language {
    const kept = recall<Language | null>("language", null);
    return kept !== null && LANGUAGES.includes(kept) ? kept : negotiate(navigator.languages);
  }

  /** Until the returned function is called, a choice is somebody else's than the browser's. */
  lend(chosen: (language: Language) => void): () => void {
    this.chosen = chosen;
    return () => {
      this.chosen = keep;
      void this.speak(this.own());
    };
  }

  start(): Promise<void> {
    return this.speak(this.own());
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
