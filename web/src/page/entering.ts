/** The way into a game: by the keys that the browser keeps, or by an address that holds them. */

import { invite, takeSeat } from "../lib/api";
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

function address(page: string, game: string, rest: string): string {
  return `${location.href.split("#")[0] ?? ""}#/${page}/${encodeURIComponent(game)}/${rest}`;
}

/** An address that opens a game at the seats of this browser anywhere: the way back. */
export function linkTo(game: string): string {
  return address("game", game, written(keysOf(game)));
}

/** An address that gives a seat to whoever opens it first. */
export async function invitationTo(game: string, seat: number): Promise<string> {
  const { invitation } = await invite(game, seat, keysOf(game)[seat] ?? "");
  return address("join", game, invitation);
}

/** Takes the seat that an invitation leads to, beside those that this browser has already. */
export async function accept(game: string, invitation: string): Promise<void> {
  const { seat, key } = await takeSeat(game, invitation);
  const known = keysOf(game);
  const seats = Math.max(known.length, seat + 1);
  enter(game, Array.from({ length: seats }, (_, one) => (one === seat ? key : (known[one] ?? null))));
}

/** This browser no longer plays a seat. */
export function giveKey(game: string, given: number): void {
  const keys = keysOf(game).map((key, seat) => (seat === given ? null : key));
  keepKeys(game, keys);
  if (!KEEPS) history.replaceState(null, "", `#/game/${encodeURIComponent(game)}/${written(keys)}`);
}
