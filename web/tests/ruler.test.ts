import { describe, expect, it } from "vitest";

import { orientation } from "../src/table/board";
import { endAt, Ruler, sameEnd } from "../src/table/ruler.svelte";
import { disk, scene } from "./scene";

const view = scene([disk(0, [45000, 45000], 1), disk(1, [46000, 45000], 2)]);
const board = orientation(view, 0);

describe("what the ruler touches", () => {
  it("is the topmost disk, else the point on the felt", () => {
    expect(endAt(view, board, { x: 455, y: 450 }, 0)).toBe(1);
    expect(endAt(view, board, { x: 435, y: 450 }, 0)).toBe(0);
    expect(endAt(view, board, { x: 100, y: 900 }, 0)).toEqual([10000, 0]);
    expect(endAt(view, board, { x: -20, y: 950 }, 0)).toEqual([0, 0]);
  });
  it("is the same disk or the same point", () => {
    expect(sameEnd([1, 2], [1, 2])).toBe(true);
    expect(sameEnd([1, 2], [1, 3])).toBe(false);
    expect(sameEnd(4, 4)).toBe(true);
    expect(sameEnd(null, [1, 2])).toBe(false);
  });
});

describe("the ruler", () => {
  const asked: string[] = [];
  const ruler = (): Ruler =>
    new Ruler((name, args) => {
      asked.push(`${name} ${JSON.stringify(args)}`);
      return Promise.resolve(name === "range" ? { band: "short", gap: 5 } : { sees: true, line: null, across: [] });
    });

  it("lays one end, then the other, then starts anew", async () => {
    const tape = ruler();
    tape.tap(3);
    tape.move([1, 2]);
    tape.tap([7, 8]);
    expect([tape.from, tape.to, tape.laid]).toEqual([3, [7, 8], true]);
    tape.move([9, 9]);
    expect(tape.to).toEqual([7, 8]);
    await expect.poll(() => tape.found?.band).toBe("short");
    expect(asked.at(-1)).toBe("sight [3,[7,8]]");
    tape.tap(4);
    expect([tape.from, tape.to, tape.laid, tape.found]).toEqual([4, null, false, null]);
  });
});
