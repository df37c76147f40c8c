import { expect, test } from "vitest";

import { around, held, moved, seen, showing, under, whole, zoomed } from "../src/table/camera";

const table = { width: 900, height: 900 };
const pane = { width: 490, height: 980 };

test("the whole table fits the window", () => {
  const camera = showing(whole(table), pane);
  expect(camera.scale).toBe(0.5);
  expect(seen(camera, { x: -40, y: 450 })).toEqual({ x: 0, y: 490 });
});

test("zooming keeps what is under the pointer", () => {
  const camera = showing(whole(table), pane);
  const pointer = { x: 100, y: 300 };
  const before = under(camera, pointer);
  const after = under(zoomed(camera, 2.5, pointer), pointer);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("the table cannot be pushed out of the window or shrunk below it", () => {
  const fit = showing(whole(table), pane);
  expect(held(moved(fit, 5000, -5000), table, pane)).toEqual(fit);
  expect(held(zoomed(fit, 0.01, { x: 0, y: 0 }), table, pane).scale).toBe(0.5);
  const close = held(moved(zoomed(fit, 4, { x: 0, y: 0 }), 5000, 0), table, pane);
  expect(seen(close, { x: -40, y: 0 }).x).toBeCloseTo(0);
});

test("room around a small rectangle", () => {
  expect(around({ x: 100, y: 100, width: 20, height: 400 }, 10, 100)).toEqual({ x: 60, y: 90, width: 100, height: 420 });
});
