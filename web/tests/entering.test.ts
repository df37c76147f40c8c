import { beforeAll, expect, test, vi } from "vitest";

import type * as Entering from "../src/page/entering";
import type * as Routing from "../src/page/route.svelte";

let entering: typeof Entering;
let routing: typeof Routing;
const place = { hash: "", href: "http://here/" };

beforeAll(async () => {
  vi.stubGlobal("location", place);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  entering = await import("../src/page/entering");
  routing = await import("../src/page/route.svelte");
});

test.each([
  ["#/game/ab/k1.k2", { page: "game", id: "ab", rest: "k1.k2" }],
  ["#/rules/wd.pin.pinned", { page: "rules", id: "wd.pin.pinned", rest: "" }],
  ["#/army/%E0%A4%A", { page: "army", id: "%E0%A4%A", rest: "" }],
  ["", { page: "", id: "", rest: "" }],
])("the address %s is read", (hash, route) => {
  expect(routing.parse(hash)).toEqual(route);
});

test.each([
  ["k1.k2", ["k1", "k2"]],
  [".k-2_", [null, "k-2_"]],
  ["", []],
  ["..", []],
  ["<script>", []],
  ["a.b.c.d.e.f.g.h.i", []],
])("the keys in %s", (given, keys) => {
  expect(entering.keysIn(given)).toEqual(keys);
});

test("without a browser's memory the address holds the keys, and they are known until the page is left", () => {
  entering.enter("ab", ["k1", null, "k3"]);
  expect(place.hash).toBe("#/game/ab/k1..k3");
  expect(entering.linkTo("ab")).toBe("http://here/#/game/ab/k1..k3");
  entering.takeKeys("ab", ".k2");
  expect(entering.linkTo("ab")).toBe("http://here/#/game/ab/k1.k2.k3");
});

test("a seat that is given away is no longer known here until its key comes back", () => {
  vi.stubGlobal("history", { replaceState: () => undefined });
  entering.enter("cd", ["k1", "k2"]);
  entering.giveKey("cd", 1);
  expect(entering.linkTo("cd")).toBe("http://here/#/game/cd/k1.");
  entering.takeKeys("cd", ".k2");
  expect(entering.linkTo("cd")).toBe("http://here/#/game/cd/k1.k2");
});

test("an invitation is asked for with the seat's key, and taking it adds the seat", async () => {
  const asked: unknown[] = [];
  const answers: unknown[] = [{ invitation: "code" }, { seat: 1, key: "fresh" }];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
  entering.enter("ef", ["k1", "k2"]);
  expect(await entering.invitationTo("ef", 1)).toBe("http://here/#/join/ef/code");
  entering.giveKey("ef", 1);
  await entering.accept("ef", "code");
  expect(entering.linkTo("ef")).toBe("http://here/#/game/ef/k1.fresh");
  expect(asked).toEqual([
    ["api/games/ef/invitations", { seat: 1, key: "k2" }],
    ["api/games/ef/seats", { invitation: "code" }],
  ]);
});

test("a game that is called like something every object has is an unknown game", () => {
  expect(entering.linkTo("__proto__")).toBe("http://here/#/game/__proto__/");
  expect(entering.linkTo("constructor")).toBe("http://here/#/game/constructor/");
});
