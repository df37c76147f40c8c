import { beforeAll, expect, test } from "vitest";

import { texts } from "../src/lib/i18n.svelte";
import { bundle } from "../src/lib/fluent";
import { seatNames } from "../src/lib/seats";
import type { SeatInfo } from "../src/lib/protocol";

const bot = (kind: string): SeatInfo => ({ kind: "bot", name: "", bot: kind });
const ann: SeatInfo = { kind: "human", name: "Ann", bot: null };

beforeAll(() => {
  texts.current = bundle("en", [
    "bot-name = Bot ({ $bot })\nbot-numbered = Bot { $number } ({ $bot })\nbot-greedy = greedy\nbot-random = random\nplayer-number = Player { $number }\n",
  ]);
});

test("two bots of a kind have numbers, a single one has none", () => {
  expect(seatNames([bot("greedy"), ann, bot("random"), bot("greedy")])).toEqual(["Bot 1 (greedy)", "Ann", "Bot (random)", "Bot 2 (greedy)"]);
});

test("who gave no name is called by the seat", () => {
  expect(seatNames([{ ...ann, name: "" }, bot("random")])).toEqual(["Player 1", "Bot (random)"]);
});
