/** The client knows no rule: it imports nothing of the engine and writes none of its numbers or rule ids. */

import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

import { imported, literals, numbers, scripts, sources } from "./sources";

const PACKS = join(import.meta.dirname, "../../src/flipfield/games/warhammer/packs");
const PACKAGES = new Set(["svelte", "@fluent/bundle"]);
/** Lengths of the packs are far larger than any count of pixels or milliseconds would be by chance. */
const LENGTH = 3000;

function lengths(): Set<number> {
  const texts = readdirSync(PACKS).map((name) => readFileSync(join(PACKS, name), "utf-8"));
  return new Set(texts.flatMap((text) => (text.match(/\b\d{4,}\b/g) ?? []).map(Number).filter((number) => number >= LENGTH)));
}

describe("the client", { timeout: 60_000 }, () => {
  const all = sources().flatMap((source) => scripts(source).map((script) => ({ path: source.path, script })));

  it("imports only itself, Svelte and Fluent", () => {
    const strange = all.flatMap(({ path, script }) =>
      imported(script)
        .filter((name) => {
          if (!name.startsWith(".")) return !PACKAGES.has(name.replace(/^(@[^/]+\/[^/]+|[^/]+).*/, "$1")) && !name.startsWith("virtual:");
          return normalize(join(path, "..", name)).startsWith("..");
        })
        .map((name) => `${path}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  it("cites no rule", () => {
    expect(all.flatMap(({ path, script }) => literals(script).filter((text) => /\bwd\.[a-z]/.test(text)).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it("writes no length of the packs", () => {
    const known = lengths();
    expect(known.size).toBeGreaterThan(5);
    expect(all.flatMap(({ path, script }) => numbers(script).filter((number) => known.has(number)).map((number) => `${path}: ${number}`))).toEqual([]);
  });
});
