import { expect, test } from "vitest";

import { pause } from "../src/game/connection";
import { Journal } from "../src/game/journal.svelte";
import type { StateMessage } from "../src/lib/protocol";

/** A message with events of consecutive versions up to `version`. */
function told(version: number, kept: number, ...names: string[]): StateMessage {
  const first = version - names.length + 1;
  const events = names.map((event, i) => ({ version: first + i, event, data: {}, rules: [], back: true }));
  return { version, kept, events } as unknown as StateMessage;
}

const names = (journal: Journal): string[] => journal.entries.map(({ event }) => event.event);

test("what was taken back disappears", () => {
  const journal = new Journal();
  journal.add(told(3, 0, "round", "flip", "pin"));
  journal.add(told(4, 3, "stop"));
  journal.add(told(5, 3));
  expect(names(journal)).toEqual(["round", "flip", "pin"]);
  journal.add(told(6, 2));
  expect(names(journal)).toEqual(["round", "flip"]);
  journal.add(told(7, 2, "shoot"));
  expect(names(journal)).toEqual(["round", "flip", "shoot"]);
});

test("who was away loses what was taken back meanwhile and hears what came instead", () => {
  const journal = new Journal();
  journal.add(told(3, 0, "round", "flip", "pin"));
  expect(journal.fresh).toEqual([]);
  journal.add(told(7, 2, "flip", "stop"));
  expect(names(journal)).toEqual(["round", "flip", "flip", "stop"]);
  expect(journal.fresh.map(({ event }) => event.event)).toEqual(["flip", "stop"]);
});

test("attempts to connect wait longer and longer, up to a limit", () => {
  const pauses = Array.from({ length: 8 }, (_, attempt) => pause(attempt));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauses.at(-1)).toBe(8000);
});
