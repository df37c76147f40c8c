import { expect, test } from "vitest";

import type { Entry } from "../src/game/journal.svelte";
import type { StateMessage } from "../src/lib/protocol";
import { LINES, reportName, seenOf } from "../src/game/report";
import { Troubles } from "../src/game/trouble";

test("a report tells the newest events of what the seat saw", () => {
  const entries = Array.from({ length: 80 }, (_, key) => ({ key, event: { version: key } })) as unknown as Entry[];
  const now = { seat: 1, version: 80, view: {}, decisions: [], waiting: [], look: {}, undo: true } as unknown as StateMessage;
  const seen = seenOf("g1", [], now, entries);
  expect(Object.keys(seen).sort()).toEqual(["decisions", "events", "game", "look", "seat", "seats", "version", "view", "waiting"]);
  expect(seen.events.map(({ version }) => version)).toEqual(Array.from({ length: LINES }, (_, i) => i + 80 - LINES));
});

test("at a shared device each seat has its own troubles", () => {
  const troubles = new Troubles();
  troubles.add({ key: "offline" }, 0, 3);
  troubles.add({ problem: { code: "stale", facts: {} } }, 1, 4);
  expect(troubles.of(0)).toEqual([{ key: "offline", seat: 0, version: 3 }]);
  for (let version = 0; version < 50; version++) troubles.add({ key: "offline" }, 1, version);
  expect(troubles.of(1)).toHaveLength(20);
  expect(troubles.of(0)).toEqual([]);
});

test("a report is named after its moment", () => {
  expect(reportName("2026-01-02T03:04:05.678Z")).toBe("flipfield-report-2026-01-02-03-04-05.json");
});
