import { expect, test } from "vitest";

import { beginnings } from "../src/game/offers";

test("a long order is chosen place by place, and whole once nothing is left to choose", () => {
  const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => (a === b ? [] : [[a, b, 3 - a - b]])));
  expect(beginnings(orders, [])).toEqual([[0], [1], [2]]);
  expect(beginnings(orders, [1])).toEqual([
    [1, 0, 2],
    [1, 2, 0],
  ]);
});
