import { describe, expect, test } from "vitest";

import { bounds, disksAt, drawOrder, levels, orientation, pile, toPath, toPoint, toRect, toSpot } from "../src/table/board";
import type { Point, View } from "../src/lib/protocol";
import { disk, scene } from "./scene";

/** The scene with one player's zone at another edge. */
function seated(edge: "south" | "north" | "west" | "east"): View {
  const boxes = {
    south: [31650, 0, 58350, 15000],
    north: [31650, 45000, 58350, 60000],
    west: [0, 20000, 15000, 40000],
    east: [75000, 20000, 90000, 40000],
  } as const;
  const view = scene([]);
  return { ...view, printed: { ...view.printed, field: [90000, 60000] }, zones: [{ player: 0, box: boxes[edge], value: 9, cards: [] }], players: view.players.map((player) => ({ ...player, edge })) };
}

describe("the board is turned", () => {
  test.each(["south", "north", "west", "east"] as const)("so that a player in the %s sits at the bottom", (edge) => {
    const view = seated(edge);
    const board = orientation(view, 0);
    const zone = view.zones[0];
    if (!zone) throw new Error("no zone");
    const rect = toRect(board, zone.box);
    expect(rect.y + rect.height).toBe(board.height);
    expect(rect.x + rect.width / 2).toBeCloseTo(board.width / 2, 0);
  });

  test.each(["south", "north", "west", "east"] as const)("and a point seen from the %s is found again", (edge) => {
    const board = orientation(seated(edge), 0);
    const point: Point = [12345, 54321];
    expect(toPoint(board, toSpot(board, point))).toEqual(point);
  });

  test.each(["south", "north", "west", "east"] as const)("but never mirrored, seen from the %s", (edge) => {
    const board = orientation(seated(edge), 0);
    const [o, east, north] = [toSpot(board, [0, 0]), toSpot(board, [100, 0]), toSpot(board, [0, 100])];
    const turn = (east.x - o.x) * (north.y - o.y) - (east.y - o.y) * (north.x - o.x);
    expect(turn).toBe(-1);
  });
});

test("a place of the picture becomes whole units of the wire", () => {
  const point = toPoint(orientation(scene([]), 0), { x: 10.123456, y: 20.98765 });
  expect(point).toEqual([1012, 87901]);
});

test("shapes keep their holes", () => {
  const board = orientation(scene([]), 0);
  const outer: Point[] = [[0, 0], [1000, 0], [1000, 1000]];
  const hole: Point[] = [[500, 100], [600, 100], [600, 200]];
  expect(toPath(board, [[outer, hole]]).match(/M/g)).toHaveLength(2);
  expect(bounds(board, [[outer, hole]])).toEqual({ x: 0, y: 890, width: 10, height: 10 });
  expect(bounds(board, [])).toBeNull();
});

describe("piles", () => {
  const low = disk(0, [10000, 10000], 1);
  const middle = disk(1, [12000, 10000], 2);
  const top = disk(2, [14500, 10000], 3);
  const far = disk(3, [50000, 50000], 4);
  const view = scene([top, far, low, middle]);

  test("are drawn from the bottom up", () => {
    expect(drawOrder(view.disks).map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  test("a flying disk is above all others", () => {
    const flying = { ...low, place: "air" as const, z: 0 };
    expect(drawOrder([flying, middle, top]).map(({ id }) => id)).toEqual([1, 2, 0]);
  });

  test("cast longer shadows the higher they are", () => {
    expect([...levels(view)]).toEqual([[0, 0], [1, 1], [2, 2], [3, 0]]);
  });

  test("hold all disks that are linked, the top one first", () => {
    expect(pile(view, 0).map(({ id }) => id)).toEqual([2, 1, 0]);
    expect(pile(view, 3).map(({ id }) => id)).toEqual([3]);
  });

  test("a finger hits the top disk first, and a near miss the nearest", () => {
    const board = orientation(view, 0);
    const at = (x: number, y: number): number[] =>
      disksAt(view, board, toSpot(board, [x, y]), 5).map(({ id }) => id);
    expect(at(11000, 10000)).toEqual([1, 0]);
    expect(at(10900, 12200)).toEqual([0, 1]);
    expect(at(30000, 30000)).toEqual([]);
  });
});
