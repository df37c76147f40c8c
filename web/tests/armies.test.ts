import { describe, expect, test } from "vitest";

import { concerning, EMPTY, joined, recruited, withCard, withHero, withoutRegiment, type Ready, type Violation } from "../src/army/armies";
import { fileName, textOf } from "../src/lib/files";
import { newSeat, placeOf, readyMade, setupOf, type Seat } from "../src/start/muster";
import { byThing, titleOf, toToml, type Number } from "../src/numbers/overlay";
import { escaped, wrapped } from "../src/army/picture";

describe("an army", () => {
  const army = withHero(withHero(EMPTY, "tyrion"), "teclis");

  test("wins and loses disks, regiments and cards without changing what was", () => {
    const more = recruited(recruited(army, 1, "sun-dragon", 1), 1, "sun-dragon", 1);
    expect(more.regiments[1]).toEqual({ hero: "teclis", units: { "sun-dragon": 2 } });
    expect(recruited(recruited(more, 1, "sun-dragon", -1), 1, "sun-dragon", -1)).toEqual(army);
    expect(recruited(army, 0, "sun-dragon", -1)).toEqual(army);
    expect(withoutRegiment(more, 0).regiments.map(({ hero }) => hero)).toEqual(["teclis"]);
    expect(withCard(withCard(army, "push"), "push")).toEqual(army);
    expect(joined(army, { regiments: [], cards: ["push"] }).cards).toEqual(["push"]);
    expect(army.regiments[1]?.units).toEqual({});
  });

  test("is told what is wrong where it is wrong", () => {
    const told = (facts: Violation["facts"]): Violation => ({ rule: "r", code: "c", facts });
    const all = [told({ regiment: 2, unit: "x" }), told({ card: "push" }), told({ cards: 3, command: 2 }), told({})];
    expect(concerning(all, 1)).toEqual([all[0]]);
    expect(concerning(all, "cards")).toEqual([all[1], all[2]]);
    expect(concerning(all, "whole")).toEqual([all[3]]);
  });
});

describe("ready-made regiments", () => {
  const ready = (id: string, faction: string): Ready => ({ id, faction, race: "", army: EMPTY });
  const all = ["a", "b", "c"].map((id) => ready(id, "order")).concat(["x", "y", "z"].map((id) => ready(id, "destruction")));
  const seats = (...chosen: string[][]): Seat[] => chosen.map((regiments, i) => ({ ...newSeat(i), regiments }));

  test("are filled up from the chosen faction, and shared only when none is left", () => {
    const found = readyMade(seats(["", "b"], ["x", ""], ["", "y"]), 2, all, () => 0);
    expect(found).toEqual([
      ["b", "a"],
      ["x", "z"],
      ["y", "x"],
    ]);
  });

  test("are never twice in one army, though others share them", () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let game = 0; game < 50; game++) {
      const found = readyMade(seats([], [], [], []), 2, all, random);
      expect(found.map((army) => new Set(army).size)).toEqual([2, 2, 2, 2]);
    }
  });

  test("go to different factions where nobody chose", () => {
    const found = readyMade(seats(["", ""], ["", ""]), 2, all, () => 0.5);
    const factions = found.map(([first]) => all.find(({ id }) => id === first)?.faction);
    expect(new Set(factions).size).toBe(2);
  });

  test("keep to the faction that a seat wants", () => {
    for (const faction of ["order", "destruction"]) {
      const [found] = readyMade([{ ...newSeat(0), faction }], 2, all, () => 0);
      expect(found?.map((id) => all.find((one) => one.id === id)?.faction)).toEqual([faction, faction]);
    }
  });

  test("are not drawn for who brings an army", () => {
    expect(readyMade([{ ...newSeat(0), source: "code" }], 1, all, () => 0)).toEqual([[]]);
  });
});

test("a setup leaves out what is as usual", () => {
  const usual = { special: "", sets: 1, supply: false, width: 90, height: 90 };
  expect(setupOf([], 2, usual, usual, "", [])).toEqual({ regiments: 2, armies: [] });
  expect(setupOf([], 1, { special: "strongholds", sets: 2, supply: true, width: 90.5, height: 90 }, usual, "x", [0, 1])).toEqual({
    regiments: 1,
    armies: [],
    special: "strongholds",
    sets: 2,
    supply: true,
    field: [90_500, 90_000],
    overlay: "x",
    teams: [0, 1],
  });
});

test("a refused setup points at its field", () => {
  expect(["armies[2]", "seats[1].bot", "field"].map(placeOf)).toEqual([1, 1, "field"]);
});

describe("own numbers", () => {
  test("are written as TOML", () => {
    const ranged = [{ dice: 2, range: "long", strength: "d6" as const, type: "physical" }];
    const text = toToml({ "unit.a-b.counter": 5, "card.push.strategy": 'b"d', "unit.a-b.ranged": ranged, "unit.c.keywords": [] }, "My\nbox");
    expect(text).toBe(
      '# My box\n\n[unit.a-b]\ncounter = 5\nranged = [{ dice = 2, range = "long", strength = "d6", type = "physical" }]\n\n' +
        '[card.push]\nstrategy = "b\\"d"\n\n[unit.c]\nkeywords = []\n',
    );
    expect(titleOf(text)).toBe("My box");
    expect(titleOf("[unit.a]\n")).toBe("");
  });

  test("are gathered by the thing that has them", () => {
    const one = (id: string, key: string): Number => ({ table: "unit", id, key, value: 1, provenance: "house", kind: "number", choices: [], open: true });
    const found = byThing([one("a", "x"), one("b", "x"), one("a", "y")]);
    expect(found.map(([thing, numbers]) => [thing, numbers.length])).toEqual([["unit.a", 2], ["unit.b", 1]]);
  });
});

describe("files", () => {
  test("that are large or no text are refused", async () => {
    await expect(textOf(new Blob(["x".repeat(70_000)]))).rejects.toThrow("file-large");
    await expect(textOf(new Blob([new Uint8Array([0xff, 0xfe, 0])]))).rejects.toThrow("file-binary");
    await expect(textOf(new Blob(["a\0b"]))).rejects.toThrow("file-binary");
    expect(await textOf(new Blob(["Jäger"]))).toBe("Jäger");
  });

  test("are named after their title", () => {
    expect(fileName("Karl's 2 Armies / new", ".army")).toBe("Karl-s-2-Armies-new.army");
    expect(fileName("???", ".toml")).toBe("flipfield.toml");
  });
});

test("pictures wrap and escape words", () => {
  expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
  expect(escaped("<a & b>")).toBe("&lt;a &amp; b&gt;");
});
