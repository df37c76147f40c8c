import { expect, test, vi } from "vitest";

import { Film, marksOf } from "../src/replay/film.svelte";
import type { GameEvent, Moment } from "../src/lib/protocol";

const event = (name: string, data: GameEvent["data"] = {}): GameEvent => ({ event: name, data, rules: [], back: true });
const moment = (...events: GameEvent[]): Moment => ({ decision: null, events, waiting: [] });
const LOG = [
  moment(event("phase", { phase: "deployment" })),
  moment(event("deploy")),
  moment(event("round", { round: 1 }), event("phase", { phase: "activation" })),
  moment(),
  moment(event("phase", { phase: "melee" }), event("round", { round: 2 }), event("phase", { phase: "activation" })),
  ...Array.from({ length: 200 }, () => moment(event("flip"))),
];

function server(): { asked: string[]; break: boolean } {
  const state = { asked: [] as string[], break: false };
  vi.stubGlobal("fetch", (path: string) => {
    state.asked.push(path);
    if (state.break) return Promise.reject(new Error("down"));
    const [, from, count] = /from=(\d+)&count=(\d+)/.exec(path) ?? [];
    const body = from
      ? Array.from({ length: Number(count) }, (_, i) => ({ view: Number(from) + i, look: {} }))
      : { header: { seats: [] }, log: LOG };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return state;
}

test("rounds and phases are marks; a phase that begins with its round is one", () => {
  expect(marksOf(LOG)).toEqual([
    { step: 0, round: null, phase: "deployment" },
    { step: 2, round: 1, phase: "activation" },
    { step: 4, round: null, phase: "melee" },
    { step: 4, round: 2, phase: "activation" },
  ]);
});

test("positions come page by page, and what was fetched is not fetched again", async () => {
  const { asked } = server();
  const film = new Film("r1");
  await film.open();
  expect(asked).toHaveLength(2);
  await film.seek(130);
  expect(film.position?.view).toBe(130);
  await film.seek(125);
  expect(film.position?.view).toBe(125);
  expect(asked).toHaveLength(3);
  await film.seek(155);
  expect(asked).toHaveLength(4);
  await film.seek(9999);
  expect(film.at).toBe(LOG.length - 1);
});

test("the next and the last border of a phase", async () => {
  server();
  const film = new Film("r1");
  await film.open();
  expect(film.border(false)).toBe(0);
  expect(film.border(true)).toBe(2);
  await film.seek(3);
  expect([film.border(false), film.border(true)]).toEqual([2, 4]);
  await film.seek(50);
  expect([film.border(false), film.border(true)]).toEqual([4, LOG.length - 1]);
});

test("a page that did not come is asked for again", async () => {
  const state = server();
  const film = new Film("r1");
  await film.open();
  state.break = true;
  await film.seek(100);
  expect(film.error).not.toBeNull();
  expect(film.position?.view).toBe(0);
  state.break = false;
  await film.seek(100);
  expect(film.error).toBeNull();
  expect(film.position?.view).toBe(100);
});
