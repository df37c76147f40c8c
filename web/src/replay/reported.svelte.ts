/** The reports that were opened in this visit, each with the replay that it holds. */

import { SvelteMap } from "svelte/reactivity";

import type { Report } from "../game/report";

/** What is shown of a report; its replay is shown anyway. */
export type Reported = Omit<Report, "replay">;

class Reports {
  private readonly known = new SvelteMap<string, Reported>();

  keep(replay: string, report: Reported): void {
    this.known.set(replay, report);
  }

  of(replay: string): Reported | null {
    return this.known.get(replay) ?? null;
  }
}

export const reported = new Reports();
