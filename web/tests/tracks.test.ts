import { describe, expect, it } from "vitest";

import type { GameEvent } from "../src/lib/protocol";
import { tracksOf } from "../src/table/tracks";
import { disk, scene } from "./scene";

const view = scene([disk(0, [10, 10], 0), disk(1, [70, 50], 1, 1), disk(2, [90, 90], 2, 1)]);
const told = (event: string, data: GameEvent["data"]): GameEvent => ({ event, data, rules: [], back: false });
const flip = (id: number, x0: number, y0: number, x: number, y: number): GameEvent => told("flip", { disk: id, x0, y0, x, y });
const orders = (player: number): GameEvent => told("resolve", { player, card: "a" });

describe("what the others did", () => {
  it("is told as ways, shots and casualties", () => {
    const events = [flip(1, 50, 50, 60, 50), told("shoot", { disk: 1, target: 0 }), flip(1, 60, 50, 70, 50), told("casualty", { disk: 2 })];
    expect(tracksOf(events, view, 0)).toEqual({
      ways: [{ disk: 1, points: [[50, 50], [60, 50], [70, 50]] }],
      shots: [{ from: [60, 50], to: [10, 10] }],
      fallen: [2],
    });
  });
  it("begins after one's own last act", () => {
    const events = [orders(1), flip(1, 50, 50, 60, 50), orders(0), flip(0, 0, 0, 10, 10), orders(1), flip(2, 80, 80, 90, 90)];
    expect(tracksOf(events, view, 0).ways.map((way) => way.disk)).toEqual([2]);
    expect(tracksOf([orders(1), flip(1, 50, 50, 60, 50), orders(0)], view, 0).ways).toHaveLength(1);
    expect(tracksOf([orders(1), flip(1, 50, 50, 60, 50), orders(0), told("activated", { disk: 0 })], view, 0).ways).toEqual([]);
  });
  it("goes on over a token that an enemy laid", () => {
    expect(tracksOf([orders(1), flip(1, 50, 50, 60, 50), told("activated", { disk: 0 })], view, 0).ways).toHaveLength(1);
  });
  it("is the last orders for somebody without a seat", () => {
    const events = [orders(1), flip(1, 50, 50, 60, 50), orders(0), flip(0, 0, 0, 10, 10)];
    expect(tracksOf(events, view, -1).ways.map((way) => way.disk)).toEqual([0]);
  });
});
