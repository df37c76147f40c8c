import { expect, test, vi } from "vitest";

import { Stage } from "../src/table/stage.svelte";
import type { GameEvent } from "../src/lib/protocol";
import { scene } from "./scene";

const reveal = (card: string): GameEvent => ({ event: "reveal", data: { player: 0, card }, rules: [], back: false });

test("a click ends all that is being shown, not one event of it", async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const stage = new Stage();
  const shown = stage.play([reveal("rally"), reveal("bait"), reveal("push")], scene([]), {} as never, false);
  stage.stop();
  await shown;
  expect(stage.revealed.map(({ card }) => card)).toEqual(["rally"]);
  vi.unstubAllGlobals();
});
