/** A file that a player drops or chooses: what it is, and the page that shows it. */

import { openReplay } from "../lib/api";
import { readArmy } from "../army/armies";
import { TextError, textOf } from "../lib/files";
import { texts } from "../lib/i18n.svelte";
import { armies, newId, numbers } from "../lib/kept.svelte";
import { examine, titleOf } from "../numbers/overlay";
import { FORMAT } from "../game/report";
import { reported, type Reported } from "../replay/reports";
import { router } from "./route.svelte";

/** As much as the server takes. */
export const LARGEST = 8 * 1024 * 1024;
const GLANCE = 4096;
/** Beyond every last step. */
const END = 1_000_000;

export type Kind = "record" | "numbers" | "army";

/** What a file seems to be, by its name and how it begins; a large, empty or binary one is refused unread. */
export async function kindOf(file: File): Promise<Kind> {
  if (file.size > LARGEST) throw new TextError("open-large");
  const start = await glance(file);
  if (!start.trim()) throw new TextError("open-empty");
  if (/^\uFEFF?\s*\{/.test(start)) return "record";
  return /\.toml$/i.test(file.name) || /^\s*\[[\w."-]+\]\s*$/m.test(start) ? "numbers" : "army";
}

async function glance(file: File): Promise<string> {
  const bytes = await file
    .slice(0, GLANCE)
    .arrayBuffer()
    .catch(() => {
      throw new TextError("open-unreadable");
    });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    if (!text.includes("\0")) return text;
  } catch {
    // Told below, like a text with zero bytes.
  }
  throw new TextError("open-binary");
}

/** What a file of ours holds: a replay as the server reads it, and the report around it if it is one. */
export interface Held {
  /** None in a report of a running game, which holds the table as one seat saw it. */
  replay: string | null;
  report: Reported | null;
}

/** The replay in a replay file or a report. */
export function heldIn(text: string): Held {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new TextError("open-broken");
  }
  const file = found as { report?: unknown; replay?: unknown; header?: unknown };
  if (file.report !== undefined) {
    const { replay, ...rest } = file;
    const report = sound(rest);
    if (!replay && !report.seen) throw new TextError("open-no-replay");
    return { replay: replay ? JSON.stringify(replay) : null, report };
  }
  if (file.header === undefined) throw new TextError("open-unknown");
  return { replay: text, report: null };
}

/** A report as it should be; somebody may have changed the file. */
function sound(file: object): Reported {
  const { made, words, flipfield, browser, problems, seen, step } = file as Partial<Reported>;
  const size = Array.isArray(browser?.window) ? browser.window : [0, 0];
  const told = Array.isArray(problems) ? (problems as readonly unknown[]) : [];
  return {
    report: FORMAT,
    made: String(made),
    words: String(words ?? ""),
    flipfield: { version: flipfield?.version ?? null, compiled: flipfield?.compiled ?? null, client: String(flipfield?.client ?? "") },
    browser: { agent: String(browser?.agent ?? ""), window: [Number(size[0]), Number(size[1])], language: String(browser?.language ?? ""), languages: [] },
    problems: told.filter((one): one is Reported["problems"][number] => typeof one === "object" && one !== null),
    seen: seen?.view && seen.look && Array.isArray(seen.seats) && Array.isArray(seen.events) && Array.isArray(seen.waiting) ? seen : null,
    step: typeof step === "number" ? step : null,
  };
}

async function openRecord(file: File): Promise<void> {
  const { replay, report } = heldIn(await file.text());
  if (replay === null) {
    if (report) router.go("replay", reported.keep(report));
    return;
  }
  const id = await openReplay(new Blob([replay]));
  if (report) reported.keep(report, id);
  // A report of a battle that was over was written at its end.
  router.go("replay", id, report ? String(report.step ?? END) : "");
}

/** Opens a file at its page; throws what `complaint` can tell, and then nothing has changed. */
export async function openFile(file: File): Promise<void> {
  const kind = await kindOf(file);
  if (kind === "record") await openRecord(file);
  else if (kind === "numbers") await openNumbers(file);
  else await openArmy(file);
}

async function openNumbers(file: File): Promise<void> {
  const text = await textOf(file);
  const { changes } = await examine(text);
  if (!changes.length) throw new TextError("open-no-numbers");
  const id = newId();
  numbers.keep({ id, title: titleOf(text) || file.name.replace(/\.toml$/i, ""), text });
  router.go("numbers", id);
}

async function openArmy(file: File): Promise<void> {
  const { army, title } = await readArmy(await textOf(file), texts.language);
  const id = newId();
  armies.keep({ id, title, army });
  router.go("army", id);
}
