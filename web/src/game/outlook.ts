/** What a pointed-at landing would do, line by line. */

import { list, t } from "../lib/i18n.svelte";
import type { GameEvent } from "../lib/protocol";
import { pieceName, values } from "../lib/words";
import type { Table } from "./table.svelte";

/** What a flip may cause, told as what would happen. */
const CAUSED: Record<string, string> = {
  pin: "aim-pin",
  stop: "aim-stop",
  guarded: "aim-guarded",
  damage: "aim-damage",
  wound: "aim-wound",
  casualty: "aim-casualty",
  danger: "aim-danger",
  ability: "aim-ability",
};

/** Caused on the way, covered, and whom it lays itself open to. */
export function outlookLines({ aim, cast, choice, now }: Pick<Table, "aim" | "cast" | "choice" | "now">): string[] {
  if (!cast || !choice.landing || !aim.path.length || aim.refusal) return [];
  const tell = ({ event, data }: GameEvent): string => (CAUSED[event] ? t(CAUSED[event], values(cast, data)) : "");
  if (choice.landing.zones) return aim.events.map(tell).filter(Boolean);
  const lines = [t("aim-flips", { flips: aim.path.length })];
  if (!aim.outlook) return lines;
  const { events, overlaps, terrain, threats } = aim.outlook;
  const newly = events.flatMap(({ event, data }) => (event === "pin" ? (data.other ?? []) : []));
  if (newly.length) lines.push(t("aim-pin", { other: values(cast, { disks: newly }).disks ?? "" }));
  lines.push(...events.filter(({ event }) => event !== "pin").map(tell).filter(Boolean));
  if (overlaps.length) lines.push(t("aim-covers", values(cast, { disks: overlaps })));
  const ground = terrain.flatMap((i) => now?.view.terrain[i] ?? []).map((piece) => pieceName(piece.id));
  if (ground.length) lines.push(t("aim-ground", { pieces: list(ground) }));
  lines.push(threats.length ? t("aim-threats", values(cast, { disks: threats })) : t("aim-safe"));
  return lines;
}
