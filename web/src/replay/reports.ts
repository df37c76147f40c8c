/** The reports that were opened in this visit, each with the replay that it holds or under a name of its own. */

import { newId } from "../lib/kept.svelte";
import type { Report } from "../game/report";

/** How the names of reports without a replay begin; no replay is called so. */
export const RUNNING = "report-";

/** What is shown of a report; its replay is shown anyway. */
export type Reported = Omit<Report, "replay">;

class Reports {
  private readonly known = new Map<string, Reported>();

  /** A report with its replay, or one of a running game; returns the name that it is known by. */
  keep(report: Reported, name = RUNNING + newId()): string {
    this.known.set(name, report);
    return name;
  }

  of(name: string): Reported | null {
    return this.known.get(name) ?? null;
  }
}

export const reported = new Reports();
