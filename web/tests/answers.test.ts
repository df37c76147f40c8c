import { beforeAll, expect, test } from "vitest";
import { readFileSync } from "node:fs";

import { answerText } from "../src/replay/answers";
import { bundle } from "../src/lib/fluent";
import { texts } from "../src/lib/i18n.svelte";
import type { GameEvent, Moment, Value } from "../src/lib/protocol";
import { plain } from "../src/lib/words";

const read = (name: string): string => readFileSync(new URL(`../../src/flipfield/texts/en/${name}.ftl`, import.meta.url), "utf8");
const cast = { view: { disks: [{ id: 0, unit: "karl-franz" }, { id: 1, unit: "wolf-riders" }] as never }, players: ["Ann", "Ben"] };

function told(kind: string, answer: Value, ...events: GameEvent[]): string {
  const moment: Moment = { decision: { id: 1, player: 1, kind, answer }, events, waiting: [] };
  return plain(answerText(cast, moment));
}

beforeAll(() => {
  texts.current = bundle("en", ["ui", "warhammer", "replay"].map(read));
});

test.each<[string, Value, string]>([
  ["command", "rally", "Ben chose the command card “Rally”."],
  ["resolve", ["activate", 1], "Ben activated Wolf Riders."],
  ["resolve", ["done"], "Ben was done with the card."],
  ["deploy", [1, 100, 200], "Ben placed Wolf Riders."],
  ["turn", ["shoot", 0, 0], "Ben attacked Karl Franz from afar."],
  ["turn", ["end"], "Ben ended the activation."],
  ["target", 0, "Ben chose Karl Franz as the target."],
  ["target", -1, "Ben chose no further target."],
  ["strike", 0, "Ben chose whom to strike: Karl Franz."],
  ["strike", [0, 1], "Ben chose whom to strike: Karl Franz and Wolf Riders."],
  ["tokens", [1, 0], "Ben set the initiative order: Ben and Ann."],
  ["place", [3, 4], "Ben chose where the reserve disk enters."],
  ["shuffle", [3, 4], "The cards were shuffled."],
])("%s %j", (kind, answer, sentence) => {
  expect(told(kind, answer)).toBe(sentence);
});

test("a flip names the disk that flipped", () => {
  const flip: GameEvent = { event: "flip", data: { disk: 1 }, rules: [], back: true };
  expect(told("turn", ["flip", 1, 2], flip)).toBe("Ben flipped Wolf Riders.");
});

test("the start was nobody's answer", () => {
  expect(answerText(cast, { decision: null, events: [], waiting: [] })).toBe("");
});
