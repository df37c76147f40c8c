/** The way into a game: by the keys that the browser keeps, or by an address that holds them. */

import { KEEPS, keepKeys, keysOf, type Keys } from "../lib/memory";
import { router } from "./route.svelte";

const KEY = /^[\w-]{1,64}$/;
const MOST_SEATS = 8;

function written(keys: Keys): string {
  return keys.map((key) => key ?? "").join(".");
}

/** The keys in an address; nothing where it holds none. */
export function keysIn(given: string): Keys {
  const keys = given.split(".").map((key) => key || null);
  const sound = keys.length <= MOST_SEATS && keys.every((key) => key === null || KEY.test(key));
  return sound && keys.some(Boolean) ? keys : [];
}

/** To the table of a new game. A browser that keeps nothing has the keys in the address, so that a reload comes back. */
export function enter(game: string, keys: Keys): void {
  keepKeys(game, keys);
  router.go("game", game, KEEPS ? "" : written(keys));
}

/** Takes over the keys of an address; where the browser keeps them, the address becomes plain again. */
export function takeKeys(game: string, given: string): void {
  const keys = keysIn(given);
  if (!keys.length) return;
  const known = keysOf(game);
  keepKeys(game, Array.from({ length: Math.max(keys.length, known.length) }, (_, seat) => keys[seat] ?? known[seat] ?? null));
  if (KEEPS) history.replaceState(null, "", `#/game/${encodeURIComponent(game)}`);
}

/** An address that opens a game at the seats of this browser, or at one of them, anywhere. */
export function linkTo(game: string, only: number | null = null): string {
  const keys = keysOf(game).map((key, seat) => (only === null || seat === only ? key : null));
  return `${location.href.split("#")[0] ?? ""}#/game/${encodeURIComponent(game)}/${written(keys)}`;
}

/** This browser no longer plays a seat; the seat's link brings it back. */
export function giveKey(game: string, given: number): void {
  const keys = keysOf(game).map((key, seat) => (seat === given ? null : key));
  keepKeys(game, keys);
  if (!KEEPS) history.replaceState(null, "", `#/game/${encodeURIComponent(game)}/${written(keys)}`);
}
