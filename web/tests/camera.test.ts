import { expect, test } from "vitest";

import { around, beside, held, moved, seen, showing, under, whole, zoomed } from "../src/table/camera";

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

test("what is said about a disk lies beside it and inside the window", () => {
  const size = { width: 250, height: 300 };
  expect(beside({ x: 245, y: 600 }, 20, size, pane)).toEqual({ x: 120, y: 270 });
  expect(beside({ x: 245, y: 200 }, 20, size, pane)).toEqual({ x: 120, y: 230 });
  const wide = { width: 900, height: 880 };
  expect(beside({ x: 245, y: 200 }, 20, size, wide)).toEqual({ x: 275, y: 50 });
  expect(beside({ x: 700, y: 200 }, 20, size, wide)).toEqual({ x: 420, y: 50 });
  const low = { width: 390, height: 320 };
  for (const at of [{ x: -90, y: -90 }, { x: 195, y: 100 }, { x: 195, y: 250 }, { x: 900, y: 900 }]) {
    const corner = beside(at, 20, size, low);
    expect(corner.x).toBeGreaterThanOrEqual(6);
    expect(corner.y).toBeGreaterThanOrEqual(6);
    expect(corner.x + size.width).toBeLessThanOrEqual(low.width - 6);
    expect(corner.y + size.height).toBeLessThanOrEqual(low.height - 6);
  }
});
