/** Problem reports: a file that a player attaches when something went wrong. */

import { ask, info, replayFile } from "../lib/api";
import { client } from "../lib/edition.svelte";
import type { Entry } from "./journal.svelte";
import type { SeatInfo, StateMessage } from "../lib/protocol";
import type { Trouble } from "./trouble";

export const FORMAT = 1;
/** So many events of the log are told. */
export const LINES = 50;

/** A running game as one seat saw it: nothing here is hidden from that seat. */
export interface Seen {
  game: string;
  seats: readonly SeatInfo[];
  seat: number;
  version: number;
  view: StateMessage["view"];
  look: StateMessage["look"];
  decisions: StateMessage["decisions"];
  waiting: StateMessage["waiting"];
  events: StateMessage["events"];
}

export interface Report {
  report: number;
  made: string;
  /** What the player says about it. */
  words: string;
  flipfield: { version: string | null; compiled: boolean | null; client: string };
  browser: { agent: string; window: [number, number]; language: string; languages: readonly string[] };
  problems: readonly Trouble[];
  seen: Seen | null;
  step: number | null;
  replay: unknown;
}

/** What a page has to tell. */
export interface Account {
  problems: readonly Trouble[];
  seen?: Seen | null;
  step?: number;
  /** The finished game or opened replay whose record belongs to the report. */
  replay?: string;
}

export function seenOf(game: string, seats: readonly SeatInfo[], now: StateMessage, entries: readonly Entry[]): Seen {
  const { seat, version, view, look, decisions, waiting } = now;
  return { game, seats, seat, version, view, look, decisions, waiting, events: entries.slice(-LINES).map(({ event }) => event) };
}

/** Also a page without its server can be reported: what cannot be had is null. */
export async function reportOf({ problems, seen, step, replay }: Account, language: string, words: string): Promise<Report> {
  const [server, record] = await Promise.all([
    info().catch(() => null),
    replay === undefined ? null : ask<unknown>(replayFile(replay).replace(/^api\//, "")).catch(() => null),
  ]);
  return {
    report: FORMAT,
    made: new Date().toISOString(),
    words: words.trim(),
    flipfield: { version: server?.version ?? null, compiled: server?.compiled ?? null, client: client() },
    browser: {
      agent: navigator.userAgent,
      window: [window.innerWidth, window.innerHeight],
      language,
      languages: navigator.languages,
    },
    problems,
    seen: seen ?? null,
    step: step ?? null,
    replay: record,
  };
}

/** Named after the moment, so that two reports do not overwrite each other. */
export function reportName(made: string): string {
  return `flipfield-report-${made.replace(/\.\d+Z$/, "").replace(/\D/g, "-")}.json`;
}
