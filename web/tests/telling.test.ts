import { describe, expect, test } from "vitest";

import { hour, lastSquare, square } from "../src/game/telling";
import { toSpot, type Orientation } from "../src/table/board";

const board: Orientation = { width: 900, height: 900, turns: 0, field: [90000, 90000] };
const turned: Orientation = { width: 900, height: 900, turns: 2, field: [90000, 90000] };
const at = (x: number, y: number): readonly [number, number] => [x * 100, y * 100];
const clock = (on: Orientation, from: readonly [number, number], to: readonly [number, number]): number => hour(toSpot(on, from), toSpot(on, to));

describe("where a disk lies", () => {
  test("is a square counted from the player's left and edge", () => {
    expect(square(board, at(50, 50))).toBe("A1");
    expect(square(board, at(250, 350))).toBe("C4");
    expect(square(board, at(900, 900))).toBe("I9");
    expect(lastSquare(board)).toBe("I9");
  });

  test("is told as the player sees the table", () => {
    expect(square(turned, at(50, 50))).toBe("I9");
    expect(clock(turned, at(450, 450), at(450, 800))).toBe(6);
  });
});

test("directions are told as on a clock whose 12 is away from the player", () => {
  const from = at(450, 450);
  expect(clock(board, from, at(450, 800))).toBe(12);
  expect(clock(board, from, at(800, 450))).toBe(3);
  expect(clock(board, from, at(450, 100))).toBe(6);
  expect(clock(board, from, at(100, 450))).toBe(9);
  expect(clock(board, from, at(600, 710))).toBe(1);
});
