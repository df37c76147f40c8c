/** The lessons: which there are, which are done, and how one is begun. */

import { beginLesson, lessons } from "../lib/api";
import { t, texts } from "../lib/i18n.svelte";
import { recall, remember } from "../lib/memory";
import type { LessonInfo } from "../lib/protocol";
import { complaint } from "../page/complaint";
import { enter } from "../page/entering";

export function lessonsDone(): string[] {
  return recall<string[]>("lessons", []);
}

export function lessonDone(id: string): void {
  remember("lessons", [...new Set([...lessonsDone(), id])]);
}

export class School {
  list = $state.raw<LessonInfo[]>([]);
  problem = $state("");
  starting = $state(false);

  /** Asks which lessons there are. */
  open(): Promise<void> {
    return this.load(Promise.resolve());
  }

  /** Asks for the lessons together with what they say. */
  read(): Promise<void> {
    return this.load(texts.want("lessons"));
  }

  private async load(before: Promise<void>): Promise<void> {
    try {
      await before;
      this.list = await lessons();
    } catch (error) {
      this.problem = complaint(error);
    }
  }

  /** Begins a lesson at a table of its own. */
  async begin(id: string): Promise<void> {
    this.starting = true;
    this.problem = "";
    const name = recall("name", "").trim() || t("player-number", { number: 1 });
    try {
      const { id: game, keys } = await beginLesson(id, name);
      enter(game, keys);
    } catch (error) {
      this.problem = complaint(error);
      this.starting = false;
    }
  }
}
