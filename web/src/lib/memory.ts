/** What the browser keeps between visits. A browser that keeps nothing is no error. */

const PREFIX = "flipfield.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it could be kept: private windows may refuse; the game goes on without. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
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
