import { describe, expect, test } from "vitest";

import type { Decision } from "../src/lib/protocol";
import { FlipQueue, Playback } from "../src/game/queue";

function turn(disk: number, flip = true): Decision {
  const options = { disk, flip, scouting: false, flips: 2, limit: 4, reach: [], shoot: [], focus: [], end: null, back: false };
  return { id: 1, player: 0, kind: "turn", secret: false, options };
}

describe("playback", () => {
  test("shows one after another, in order", async () => {
    const shown: string[] = [];
    const playback = new Playback<string>(
      async (item) => {
        shown.push(`${item} begins`);
        await Promise.resolve();
        shown.push(`${item} ends`);
      },
      () => undefined,
      9,
    );
    void playback.add("a");
    await playback.add("b");
    expect(shown).toEqual(["a begins", "a ends", "b begins", "b ends"]);
    expect(playback.busy).toBe(false);
  });

  test("hurries through what waits, and takes its time again afterwards", async () => {
    const fast: boolean[] = [];
    const held: { done?: () => void } = {};
    const playback = new Playback<number>(
      (_, quick) => {
        fast.push(quick);
        return quick ? Promise.resolve() : new Promise((done) => (held.done = done));
      },
      () => held.done?.(),
      9,
    );
    void playback.add(1);
    const all = playback.add(2);
    playback.hurry();
    await all;
    const later = playback.add(3);
    playback.hurry();
    await later;
    expect(fast).toEqual([false, true, false]);
  });

  test("does not let a long queue pile up", async () => {
    const fast: boolean[] = [];
    const playback = new Playback<number>(
      async (_, quick) => {
        fast.push(quick);
        await Promise.resolve();
      },
      () => undefined,
      1,
    );
    void playback.add(1);
    void playback.add(2);
    void playback.add(3);
    await playback.add(4);
    expect(fast).toEqual([false, true, false, false]);
  });
});

describe("the flips of a wish", () => {
  test("answer one decision each", () => {
    const queue = new FlipQueue();
    queue.start(7, [[1, 2], [3, 4]]);
    expect(queue.next(turn(7))).toEqual(["flip", 1, 2]);
    expect(queue.next(turn(7))).toEqual(["flip", 3, 4]);
    expect(queue.next(turn(7))).toBeNull();
  });

  test.each([
    ["the disk may not flip any more", turn(7, false)],
    ["another disk is asked about", turn(8)],
    ["nobody asks", null],
  ])("stop when %s", (_, decision) => {
    const queue = new FlipQueue();
    queue.start(7, [[1, 2], [3, 4]]);
    expect(queue.next(decision)).toBe("stopped");
    expect(queue.next(turn(7))).toBeNull();
  });
});
