import { expect, test } from "vitest";

import { pause } from "../src/lib/connection";
import { Journal } from "../src/lib/journal.svelte";
import type { StateMessage } from "../src/lib/protocol";
import { scene } from "./scene";

function told(serial: number, ...names: string[]): StateMessage {
  const events = names.map((event) => ({ event, data: {}, rules: [], back: true }));
  return { view: { ...scene([]), serial }, events } as unknown as StateMessage;
}

const names = (journal: Journal): string[] => journal.entries.map(({ event }) => event.event);

test("what was taken back disappears", () => {
  const journal = new Journal();
  journal.begin(told(3, "round"));
  expect(journal.add(told(4, "flip", "pin"))).toBe(true);
  expect(journal.add(told(5, "stop"))).toBe(true);
  expect(journal.add(told(4))).toBe(true);
  expect(names(journal)).toEqual(["round", "flip", "pin"]);
  expect(journal.add(told(5, "flip"))).toBe(true);
  expect(names(journal)).toEqual(["round", "flip", "pin", "flip"]);
  expect(journal.fresh.map(({ event }) => event.event)).toEqual(["flip"]);
});

test("the journal must be read anew when older things were taken back", () => {
  const journal = new Journal();
  journal.begin(told(9, "round", "flip"));
  expect(journal.add(told(8))).toBe(false);
});

test("attempts to connect wait longer and longer, up to a limit", () => {
  const pauses = Array.from({ length: 8 }, (_, attempt) => pause(attempt));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauses.at(-1)).toBe(8000);
});
