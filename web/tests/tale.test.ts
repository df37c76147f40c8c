import { beforeAll, expect, test } from "vitest";

import { bundle } from "../src/lib/fluent";
import { texts } from "../src/lib/i18n.svelte";
import type { Data, ToldEvent } from "../src/lib/protocol";
import { tale, told } from "../src/lib/tale";
import { plain } from "../src/lib/words";
import { disk, scene } from "./scene";

const cast = { view: scene([disk(0, [0, 0], 1), disk(1, [0, 0], 2), disk(2, [0, 0], 3, 1), { ...disk(3, [0, 0], 4), unit: "large" }]), players: ["Ann", "Ben"] };
const event = (version: number, name: string, data: Data, rule = "wd.some.rule"): ToldEvent => ({ event: name, data, rules: [rule], back: true, version });
const lines = (...events: ToldEvent[]): string[] => tale(cast, events).map((line) => plain(told(cast, line)).replaceAll("\u00A0", " "));

beforeAll(() => {
  texts.current = bundle("en", [
    "unit-small = Boyz\nunit-large = Troll\nunits-many = small\ncard-rally = Rally\n",
    "event-flip = { $disk } { $many ->\n [yes] flip\n *[no] flips\n } { $times }.\n",
    "event-pin = { $disk } pinned { $other }.\nevent-deploy = { $disk } came.\nevent-chosen = { $player } chose.\n",
    "event-damage = { $disk } took { $amount }{ $cause ->\n [keyword-impact] !\n *[other] .\n }\nevent-score = { $scores }.\n",
  ]);
});

test("flips of one disk are counted, and what one landing pins is listed", () => {
  const flips = [event(1, "flip", { disk: 0 }), event(2, "flip", { disk: 0 }), event(3, "flip", { disk: 3 })];
  const pins = [event(3, "pin", { disk: 3, other: 0 }), event(3, "pin", { disk: 3, other: 2 })];
  expect(lines(...flips, ...pins)).toEqual(["Boyz 1 flip 2.", "Troll flips 1.", "Troll pinned Boyz 1 and Boyz 3."]);
  expect(tale(cast, flips).map(({ first, last }) => [first, last])).toEqual([[1, 2], [3, 3]]);
});

test("those of one owner arrive together, and what all do in turn is one line", () => {
  expect(lines(event(1, "deploy", { disk: 0 }), event(2, "deploy", { disk: 1 }), event(3, "deploy", { disk: 2 }))).toEqual(["Boyz 1 and Boyz 2 came.", "Boyz 3 came."]);
  expect(lines(event(1, "chosen", { player: 0 }), event(2, "chosen", { player: 1 }))).toEqual(["Ann chose. Ben chose."]);
});

test("the first rule tells how something came about", () => {
  expect(lines(event(1, "damage", { disk: 3, amount: 1 }, "wd.keyword.impact"), event(1, "damage", { disk: 3, amount: 1 }))).toEqual(["Troll took 1!", "Troll took 1."]);
});

test("points have their owners", () => {
  expect(lines(event(1, "score", { scores: [0, 3] }))).toEqual(["Ann 0 and Ben 3."]);
});
