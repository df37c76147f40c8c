/** Fluent files of one language, loaded when they are asked for. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de" | "pl" | "nl";
export const LANGUAGES: readonly Language[] = ["en", "de", "pl", "nl"];
/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski", nl: "Nederlands" };
export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/flipfield/texts/*/*.ftl", { query: "?raw", import: "default" });

/** Files that are loaded only when somebody needs them. */
const LATER = ["lessons", "lexicon"];

/** A bundle with the files of a language, and of those that can wait the ones that are wanted. */
export async function load(language: Language, also: ReadonlySet<string> = new Set()): Promise<FluentBundle> {
  const later = LATER.filter((name) => !also.has(name)).map((name) => `/${name}.ftl`);
  const wanted = Object.entries(files).filter(
    ([path]) => path.includes(`/texts/${language}/`) && !later.some((name) => path.endsWith(name)),
  );
  const texts = await Promise.all(wanted.map(([, read]) => read()));
  return bundle(language, texts);
}

export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** A message with its values filled in; the key itself where there is none, so that gaps are seen. */
export function format(from: FluentBundle, key: string, values: Values = {}): string {
  const pattern = from.getMessage(key)?.value;
  if (!pattern) return key;
  return from.formatPattern(pattern, values, []);
}

/** The first wanted language that there is; the region does not matter. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}
