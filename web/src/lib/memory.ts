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

/** The keys of the seats that this browser plays, by game. */
export type Keys = (string | null)[];

export function keysOf(game: string): Keys {
  return recall<Record<string, Keys>>("keys", {})[game] ?? [];
}

export function keepKeys(game: string, keys: Keys): void {
  remember("keys", { ...recall<Record<string, Keys>>("keys", {}), [game]: keys });
}
