import { describe, expect, test } from "vitest";

import { answerOf, choiceOf, landingAnswer, severalAnswer } from "../src/game/choice";
import type { Decision, DecisionOf } from "../src/lib/protocol";

const head = { id: 5, player: 0, secret: false };

describe("what a decision lets a player touch", () => {
  test("nothing without a decision", () => {
    const choice = choiceOf(null, null);
    expect(choice.touch.size + choice.buttons.length + choice.cards.length).toBe(0);
    expect(choice.landing).toBeNull();
  });

  test("deploying takes the picked disk, or the first that is left", () => {
    const decision: Decision = { ...head, kind: "deploy", options: { disks: [2, 4], zones: [[0, 0, 9, 9]], left: 2 } };
    expect(choiceOf(decision, null).landing?.disk).toBe(2);
    expect(choiceOf(decision, 4).landing?.disk).toBe(4);
    expect(choiceOf(decision, 9).landing?.disk).toBe(2);
    expect(landingAnswer(decision, { disk: 4, zones: [] }, 7, 8)).toEqual([4, 7, 8]);
  });

  test("a card is resolved by disks, its ability and being done", () => {
    const options = { card: "rally", left: 2, activate: [1, 3], reinforce: [6], battle: [0], done: true };
    const choice = choiceOf({ ...head, kind: "resolve", options }, null);
    expect([...choice.touch]).toEqual([[1, ["activate", 1]], [3, ["activate", 3]]]);
    expect(choice.buttons.map(({ answer }) => answer)).toEqual([["battle", 0], ["reinforce", 6], ["done"]]);
  });

  test("an active disk flips, acts on targets, or ends", () => {
    const shot = { attack: 1, target: 9, range: "long", gap: 100, dice: 2, strength: 3 };
    const options: DecisionOf<"turn">["options"] = {
      disk: 4,
      scouting: false,
      flips: 3,
      limit: 4,
      flip: true,
      reach: [],
      shoot: [shot],
      focus: [
        { ability: "magic", target: 9, strength: 2 },
        { ability: "marshal", target: -1, strength: null },
      ],
      end: "end",
      back: false,
    };
    const decision: Decision = { ...head, kind: "turn", options };
    const choice = choiceOf(decision, null);
    expect(choice.landing).toEqual({ disk: 4, zones: null });
    expect(choice.acts.get(9)?.map(answerOf)).toEqual([["shoot", 1, 9], ["focus", "magic", 9]]);
    expect(choice.buttons.map(({ answer }) => answer)).toEqual([["focus", "marshal", -1], ["end"]]);
    expect(landingAnswer(decision, { disk: 4, zones: null }, 1, 2)).toEqual(["flip", 1, 2]);
  });

  test("the option -1 is a button, not a disk", () => {
    const choice = choiceOf({ ...head, kind: "token", options: { options: [3, -1] } }, null);
    expect([...choice.touch.keys()]).toEqual([3]);
    expect(choice.buttons.map(({ name, answer }) => [name, answer])).toEqual([["stop", -1]]);
  });

  test("several victims are named in the order of the decision", () => {
    const decision: Decision = { ...head, kind: "strike", options: { options: [8, 2, 5], disk: 1, some: true } };
    expect(choiceOf(decision, null).several).toBe(true);
    expect(severalAnswer(decision, new Set([5, 8]))).toEqual([8, 5]);
  });

  test("touching a disk of a fight chooses that fight", () => {
    const options = { options: [0, 2], fights: [[[1, 2]], [[3, 4]]] as [number, number][][] };
    const choice = choiceOf({ ...head, kind: "engagement", options }, null);
    expect(choice.touch.get(4)).toBe(2);
    expect(choice.fights.map(({ option }) => option)).toEqual([0, 2]);
  });
});
