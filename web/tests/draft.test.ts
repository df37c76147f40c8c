import { describe, expect, test } from "vitest";

import { choiceOf, landingAnswer } from "../src/game/choice";
import { cardStart, turned, UNTAKEN } from "../src/game/draft";
import type { Decision, DecisionOf } from "../src/lib/protocol";
import { scene } from "./scene";

const head = { id: 5, player: 0, secret: false };

describe("a deployment card", () => {
  const options = { cards: [{ card: "scout", value: 2, plain: 3, depth: 30000, plain_depth: 15000 }], edge: "south", width: 8900, from: 0, to: 90000 };
  const decision: DecisionOf<"zone"> = { ...head, kind: "zone", options };
  const view = scene([]);

  test("lies with its middle where it is wanted, and never beyond the end", () => {
    expect(cardStart(decision, view, [20000, 500])).toBe(15550);
    expect(cardStart(decision, view, [89999, 500])).toBe(81100);
  });

  test("snaps to a zone of its player", () => {
    expect(cardStart(decision, view, [63500, 0])).toBe(58350);
    expect(cardStart(decision, view, [27000, 0])).toBe(31650 - 8900);
    expect(cardStart(decision, view, [34000, 0])).toBe(31650 - 8900);
  });

  test("is answered with its side and its beginning", () => {
    const { landing } = choiceOf(decision, null, { ...UNTAKEN, side: "picture" }, view);
    expect(landing && landingAnswer(decision, landing, 20000, 500)).toEqual(["scout", "picture", 15550]);
    expect(landing?.drafting?.shape([20000, 500])[2]).toEqual([24450, 15000]);
  });
});

describe("a terrain piece", () => {
  test("is turned counter-clockwise after it was mirrored", () => {
    expect(turned([[100, 0]], false, 90, [5, 5])).toEqual([[5, 105]]);
    expect(turned([[100, 0]], true, 90, [5, 5])).toEqual([[5, -95]]);
  });

  test("is answered with side, place and turn", () => {
    const pieces = [{ piece: "cave", outline: [[0, 0] as const], keywords: [] }];
    const decision: Decision = { ...head, kind: "terrain", options: { pieces, short: 7500 } };
    const { landing } = choiceOf(decision, null, { item: "cave", side: "back", turn: 30 });
    expect(landing && landingAnswer(decision, landing, 7, 8)).toEqual(["cave", "back", 7, 8, 30]);
  });
});

test("a shoved disk lands at a point", () => {
  const decision: Decision = { ...head, kind: "shove", options: { disk: 3, reach: 4000, toward: null } };
  const { landing } = choiceOf(decision, null);
  expect(landing && landingAnswer(decision, landing, 7, 8)).toEqual([7, 8]);
});
