/** Which lessons are done, and how one is begun. */

import { beginLesson } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { recall, remember } from "../lib/memory";
import { enter } from "../page/entering";

export function lessonsDone(): string[] {
  return recall<string[]>("lessons", []);
}

export function lessonDone(id: string): void {
  remember("lessons", [...new Set([...lessonsDone(), id])]);
}

/** Begins a lesson at a table of its own. */
export async function learn(id: string): Promise<void> {
  const name = recall("name", "").trim() || t("player-number", { number: 1 });
  const { id: game, keys } = await beginLesson(id, name);
  enter(game, keys);
}
