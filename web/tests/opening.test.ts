import { beforeAll, expect, test, vi } from "vitest";

import type * as Opening from "../src/page/opening";

let opening: typeof Opening;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  opening = await import("../src/page/opening");
});

const file = (content: BlobPart, name = "some.txt"): File => new File([content], name);

test.each([
  ["record", '  {"header": {}}', "battle.flip.json"],
  ["record", "{ half", "any"],
  ["numbers", "# mine\n[unit.karl-franz]\ncounter = 3\n", "mine.txt"],
  ["numbers", "counter = 3", "MINE.TOML"],
  ["army", "Karl Franz: 2 Huntsmen", "army.txt"],
])("a %s is known by its beginning or name", async (kind, text, name) => {
  expect(await opening.kindOf(file(text, name))).toBe(kind);
});

test("a letter that the first look cuts in two is no binary", async () => {
  expect(await opening.kindOf(file(`a${"ü".repeat(4000)}`))).toBe("army");
});

test.each([
  ["open-empty", file(" \n")],
  ["open-binary", file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]))],
  ["open-binary", file("text\0more")],
])("%s", async (key, bad) => {
  await expect(opening.kindOf(bad)).rejects.toThrow(key);
});

test("a huge file is refused unread", async () => {
  const slice = vi.fn();
  await expect(opening.kindOf({ size: opening.LARGEST + 1, name: "x", slice } as unknown as File)).rejects.toThrow("open-large");
  expect(slice).not.toHaveBeenCalled();
});

test("what cannot be read is told", async () => {
  const slice = (): unknown => ({ arrayBuffer: () => Promise.reject(new Error("folder")) });
  await expect(opening.kindOf({ size: 10, name: "x", slice } as unknown as File)).rejects.toThrow("open-unreadable");
});

test("the replay in a report is found", () => {
  expect(opening.heldIn('{"report": 1, "replay": {"header": 1}}').replay).toBe('{"header":1}');
  expect(opening.heldIn('{"header": 1}').replay).toBe('{"header": 1}');
});

test("a report of a running game holds the table instead", () => {
  const seen = { seats: [], view: {}, look: {}, events: [], waiting: [] };
  const held = opening.heldIn(JSON.stringify({ report: 1, replay: null, seen }));
  expect([held.replay, held.report?.seen]).toEqual([null, seen]);
});

test.each([
  ["open-broken", '{"header": '],
  ["open-no-replay", '{"report": 1, "replay": null}'],
  ["open-no-replay", '{"report": 1, "seen": {"view": 5}}'],
  ["open-unknown", '{"some": "thing"}'],
])("%s is told", (key, text) => {
  expect(() => opening.heldIn(text)).toThrow(key);
});
