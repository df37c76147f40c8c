import { expect, test } from "vitest";

import { edge, flipFrames } from "../src/table/flip";

test("a full flip turns over the edge that lies in its way", () => {
  const { up, down } = edge({ x: 0, y: 0 }, { x: 40, y: 0 }, 20);
  expect(up).toEqual({ x: 1, y: 0 });
  expect(down).toEqual({ x: 1, y: 0 });
});

test("a short flip turns on the edge: standing up and falling meet in one point", () => {
  const [from, to, r] = [{ x: 5, y: 5 }, { x: 21, y: 17 }, 20];
  const { up, down } = edge(from, to, r);
  expect(from.x + up.x * r).toBeCloseTo(to.x - down.x * r);
  expect(from.y + up.y * r).toBeCloseTo(to.y - down.y * r);
  expect(Math.hypot(up.x, up.y)).toBeCloseTo(1);
});

test("a flip on the spot has a way too", () => {
  const { up } = edge({ x: 5, y: 5 }, { x: 5, y: 5 }, 20);
  expect(Math.hypot(up.x, up.y)).toBeCloseTo(1);
});

test("the frames begin at the old place and end at the new one, lying flat", () => {
  const frames = flipFrames({ x: 0, y: 0 }, { x: 40, y: 0 }, 20);
  const flat = (centre: number, pivot: number): RegExp =>
    new RegExp(`translate3d\\(${(centre + pivot).toFixed(2)}px, .*, 0deg\\) translate3d\\(${(-pivot).toFixed(2)}px`);
  expect(frames[0]?.transform).toMatch(flat(0, 20));
  expect(frames.at(-1)?.transform).toMatch(flat(40, -20));
});
