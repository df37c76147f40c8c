/** What the browser keeps between visits. A browser that keeps nothing is no error. */

const PREFIX = "flipfield.";

/** What a browser that keeps nothing is asked to remember, until the page is left. */
const lent = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = lent.get(key) ?? localStorage.getItem(PREFIX + key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it is kept beyond this visit: private windows may refuse; the game goes on without. */
export function remember(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    lent.delete(key);
    return true;
  } catch {
    lent.set(key, text);
    return false;
  }
}

/** Whether this browser keeps anything beyond the visit. */
export const KEEPS: boolean = remember("kept", true);

/** One entry of something that is kept for each game. */
function entryOf<T>(name: string, game: string, otherwise: T): T {
  const kept = recall<Record<string, T>>(name, {});
  // A game may be called like something that every object has.
  return Object.hasOwn(kept, game) ? (kept[game] ?? otherwise) : otherwise;
}

function keepEntry(name: string, game: string, value: unknown): void {
  remember(name, { ...recall<Record<string, unknown>>(name, {}), [game]: value });
}

/** The keys of the seats that this browser plays, by game. */
export type Keys = (string | null)[];

export function keysOf(game: string): Keys {
  return entryOf<Keys>("keys", game, []);
}

export function keepKeys(game: string, keys: Keys): void {
  keepEntry("keys", game, keys);
}

/** The games that this browser has a key for, the newest last. */
export function ownGames(): string[] {
  return Object.keys(recall<Record<string, Keys>>("keys", {}));
}

/** The languages that the seats of a game were given at this device; null where nobody chose one. */
export function tonguesOf(game: string): (string | null)[] {
  return entryOf<(string | null)[]>("tongues", game, []);
}

export function keepTongues(game: string, tongues: (string | null)[]): void {
  keepEntry("tongues", game, tongues);
}
