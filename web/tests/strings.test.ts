/** Every word that the client shows comes from the Fluent files. */

import { describe, expect, it } from "vitest";

import { literals, scripts, sources, written, type Source } from "./sources";

/** Attributes that people read or hear. */
const READ = new Set(["", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "title", "placeholder", "label"]);
/** Names of the project and of keys; they are the same in all languages. */
const NAMES = new Set(["Flipfield", "Tab", "Enter", "Esc", "Shift", "Alt"]);
const WORD = /\p{L}{2,}/u;
/** A sentence, or the beginning or end of one. */
const SENTENCE = /^\p{Lu}\p{Ll}+( \p{L}+)+| \p{Ll}+[.!?…]$/u;

function wordsIn(source: Source): string[] {
  const shown = written(source).filter(({ attribute }) => READ.has(attribute));
  return shown.map(({ text }) => text.trim()).filter((text) => WORD.test(text) && !text.split(/[\s/,]+/).every((one) => !WORD.test(one) || NAMES.has(one)));
}

function sentencesIn(source: Source): string[] {
  return scripts(source)
    .flatMap(literals)
    .filter((text) => SENTENCE.test(text));
}

describe("the client's words", { timeout: 60_000 }, () => {
  const all = sources();
  const components = all.filter(({ path }) => path.endsWith(".svelte"));

  it("come from the Fluent files in templates and attributes", () => {
    expect(components.length).toBeGreaterThan(30);
    expect(components.flatMap((source) => wordsIn(source).map((text) => `${source.path}: ${text}`))).toEqual([]);
  });

  it("come from the Fluent files in scripts", () => {
    expect(all.flatMap((source) => sentencesIn(source).map((text) => `${source.path}: ${text}`))).toEqual([]);
  });

  it("would be found", () => {
    const component = (text: string): string[] => wordsIn({ path: "One.svelte", text });
    expect(component("<p>Your turn</p>")).toEqual(["Your turn"]);
    expect(component('<button title="Close">×</button>')).toEqual(["Close"]);
    expect(component('<p aria-label={won ? "You won" : t("lost")}></p>')).toEqual(["You won"]);
    expect(component("{#if on}<b>{`Round ${round}`}</b>{/if}")).toEqual(["Round"]);
    expect(component('<p class="big">{t("start-title")} <kbd>Enter</kbd></p>')).toEqual([]);
    expect(sentencesIn({ path: "one.ts", text: 'const text = "Nobody won the battle";' })).toHaveLength(1);
    expect(sentencesIn({ path: "one.ts", text: 'const key = `event-${name}`, shape = "M0 0L1 1Z";' })).toEqual([]);
  });
});
