import { describe, expect, it } from "vitest";

import { orderOf } from "../src/game/order";
import type { View } from "../src/lib/protocol";
import { scene } from "./scene";

function table(chosen: (string | true)[], more: Partial<View> = {}): View {
  const view = scene([]);
  view.players.forEach((player, seat) => (player.chosen = chosen[seat] ?? ""));
  return { ...view, ...more };
}
const told = (view: View, deciding: number[]): string[] =>
  orderOf(view, deciding).map(({ seat, state, card, left, deciding: asked }) => `${seat} ${state} ${card ?? "-"} ${left}${asked ? " !" : ""}`);

describe("the order of play", () => {
  it("goes by initiative while cards are chosen, and shows no card that lies face down", () => {
    expect(told(table(["", true], { initiative: [1, 0] }), [0])).toEqual(["1 hidden - 0", "0 choosing - 0 !"]);
    expect(told(table(["own", ""]), [1])).toEqual(["0 hidden - 0", "1 choosing - 0 !"]);
  });
  it("goes by the cards once they are revealed", () => {
    const resolution = { player: 1, card: "b", left: 2, used: false };
    expect(told(table(["a", "b"], { resolution, queue: [0] }), [1])).toEqual(["1 now b 2 !", "0 next a 0"]);
    expect(told(table(["a", "b"], { resolution: { ...resolution, player: 0, left: 0 }, queue: [] }), [0])).toEqual([
      "1 done b 0",
      "0 now a 0 !",
    ]);
  });
  it("leaves out who was eliminated", () => {
    const view = table(["", ""]);
    (view.players[1] as { eliminated: boolean }).eliminated = true;
    expect(told(view, [])).toEqual(["0 idle - 0"]);
  });
});
