/** Sentences with names in them: names are marked so that the page can set them apart and point at disks. */

import type { Values } from "./fluent";
import { has, list, t } from "./i18n.svelte";
import type { Data, Problem, Value, View } from "./protocol";

export interface Piece {
  text: string;
  kind: "text" | "name" | "disk" | "die";
  /** Of a disk its number, of a die its face. */
  about: number | string | null;
}

const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const MARK = new RegExp(`${OPEN}([a-z]*):(\\w*)${MID}([^${CLOSE}]*)${CLOSE}`, "g");

function marked(text: string, kind: "name" | "disk" | "die", about: number | string = ""): string {
  return `${OPEN}${kind}:${about}${MID}${text}${CLOSE}`;
}

/** A sentence in pieces: plain text and names. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARK)) {
    const [all, kind, about = "", text = ""] = match;
    if (match.index > at) found.push({ text: sentence.slice(at, match.index), kind: "text", about: null });
    found.push({ text, kind: kind as Piece["kind"], about: /^\d+$/.test(about) ? Number(about) : about });
    at = match.index + all.length;
  }
  if (at < sentence.length) found.push({ text: sentence.slice(at), kind: "text", about: null });
  return found;
}

/** The same sentence without marks, for labels and screen readers. */
export function plain(sentence: string): string {
  return sentence.replace(MARK, "$3");
}

/** What the words need to know about the game: its view and what the players are called. */
export interface Cast {
  view: Pick<View, "disks">;
  players: readonly string[];
}

/** For sentences from before a game. */
export const NOBODY: Cast = { view: { disks: [] }, players: [] };

export function unitName(unit: string): string {
  return t(`unit-${unit}`);
}

/** What a deployment card or terrain piece is; of several core sets each has its own number behind a slash. */
export function kindOf(item: string): string {
  return item.split("/")[0] ?? "";
}

export function pieceName(piece: string): string {
  return t(`terrain-${kindOf(piece)}`);
}

export function zoneCardName(card: string): string {
  return t(`deployment-${kindOf(card)}`);
}

/** A race as people call it. */
export function raceName(race: string): string {
  return t(`race-${race.replaceAll(" ", "-")}`);
}

/** The army a player leads: a training army, or the races in it. */
export function armyName(view: View, seat: number): string {
  const army = view.players[seat]?.army;
  if (army) return t(`army-${army}`);
  const races = view.disks.filter((disk) => disk.owner === seat).map((disk) => view.printed.units[disk.unit]?.race ?? "");
  return list([...new Set(races)].map((race) => raceName(race)));
}

/** What a disk is called; of several copies each has its number, which is also printed on it. */
export function diskName({ disks }: Cast["view"], id: number): string {
  const disk = disks[id];
  if (!disk) return String(id);
  const copies = disks.filter(({ unit }) => unit === disk.unit);
  return copies.length > 1 ? `${unitName(disk.unit)}\u00A0${copies.indexOf(disk) + 1}` : unitName(disk.unit);
}

/** Whether a verb that follows needs its plural: after several disks, or one that is called by a plural. */
function isMany({ disks }: Cast["view"], value: Value): boolean {
  if (Array.isArray(value) && value.length !== 1) return true;
  const disk = disks[Number(Array.isArray(value) ? value[0] : value)];
  return disk !== undefined && t("units-many").split(" ").includes(disk.unit);
}

/** The key of a keyword's texts: its name without a value. */
export function keywordKey(keyword: string): string {
  return keyword.replace(/ \d+$/, "").replaceAll(" ", "-");
}

export function keywordName(keyword: string): string {
  const value = / (\d+)$/.exec(keyword)?.[1];
  return t(`keyword-${keywordKey(keyword)}`, value ? { value: Number(value) } : {});
}

const DISKS = new Set(["disk", "other", "target", "victim", "giver", "taker"]);
const DISK_LISTS = new Set(["victims", "disks"]);
const PLAYERS = new Set(["player", "winner"]);
const PLAYER_LISTS = new Set(["order", "players"]);
const FACES = new Set(["faces", "rolls"]);
/** Facts that the wire gives in hundredths of a millimetre. */
const LENGTHS = new Set(["reach", "gap", "distance"]);
const WORDS: Record<string, string> = {
  range: "range-",
  phase: "phase-",
  step: "step-",
  ability: "ability-",
  edge: "edge-",
  side: "side-",
  unit: "unit-",
};
/** How an event's card is called; everywhere else it is a command card. */
const CARDS: Record<string, (card: string) => string> = { zone: zoneCardName, scenario: (card) => t(`scenario-${card}`) };

function numbersOf(value: Value): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === "number") : [];
}

function word(prefix: string, value: string): string {
  return t(prefix + value.replaceAll(" ", "-"));
}

export function faceName(face: Value): string {
  return typeof face === "string" ? t(`die-${face}`) : String(face);
}

/** Something laid out to be drafted: a deployment card or a terrain piece. */
function offered(id: string): string {
  return has(`deployment-${kindOf(id)}`) ? zoneCardName(id) : pieceName(id);
}

/** What made a number differ from the printed one; nothing when it did not. */
function modifiers(all: readonly Value[]): string {
  const each = all.map((modifier) => {
    const [source, change] = modifier as [string, number];
    return t("modifier", { source: t(`modifier-${source}`), change: change < 0 ? `−${-change}` : `+${change}` });
  });
  return each.length ? ` ${t("modifiers", { modifiers: list(each) })}` : "";
}

/** What the core sets lack, each as its kind, its id and how many. */
function missing(all: readonly Value[]): string {
  return list(
    all.map((item) => {
      const [kind, id, count] = item as [string, string, number];
      return `${count}\u00A0×\u00A0${kind === "unit" ? unitName(id) : t(`card-${id}`)}`;
    }),
  );
}

function text(key: string, value: string, event: string): string {
  if (key === "card") return marked(CARDS[event]?.(value) ?? t(`card-${value}`), "name");
  if (key === "piece") return marked(pieceName(value), "name");
  if (key === "special") return marked(t(`card-${value}`), "name");
  const prefix = WORDS[key];
  return prefix ? word(prefix, value) : value;
}

function one(cast: Cast, key: string, value: Value, event: string): string | number {
  const disk = (id: number): string => marked(diskName(cast.view, id), "disk", id);
  const player = (seat: number): string => marked(cast.players[seat] ?? "", "name");
  if (typeof value === "number") {
    if (DISKS.has(key)) return disk(value);
    if (PLAYERS.has(key)) return value < 0 ? value : player(value);
    return LENGTHS.has(key) ? Math.round(value / 100) : value;
  }
  if (typeof value === "string") return text(key, value, event);
  if (!Array.isArray(value)) return String(value);
  if (key === "modifiers") return modifiers(value);
  if (key === "missing") return missing(value);
  if (!value.length) return 0;
  if (DISKS.has(key) || DISK_LISTS.has(key)) return list(numbersOf(value).map(disk));
  if (PLAYER_LISTS.has(key)) return list(numbersOf(value).map(player));
  if (FACES.has(key)) return value.map((face) => marked(faceName(face), "die", String(face))).join(" ");
  if (key === "scores") return list(numbersOf(value).map((points, seat) => `${player(seat)} ${points}`));
  if (key === "pins") return list([...new Set(value.flatMap(numbersOf))].map(disk));
  if (key === "totals") return list(value.map(String));
  const names = value.filter((item) => typeof item === "string");
  return names.length ? list(names.map((name) => (event === "offer" ? marked(offered(name), "name") : name))) : value.length;
}

/** The values of an event, refusal or decision, translated and marked; an empty list is 0. */
export function values(cast: Cast, data: Data, event = ""): Values {
  const found: Values = {};
  for (const [key, value] of Object.entries(data)) found[key] = one(cast, key, value, event);
  if (data.disk !== undefined) found.many = isMany(cast.view, data.disk) ? "yes" : "no";
  return found;
}

/** Whom all wait for, and with which disk he acts: everybody sees that. */
export function waitText(cast: Cast, activation: View["activation"], { kind, player }: { kind: string; player: number }): string {
  return t(`decision-${kind}-wait`, values(cast, { player, disk: activation?.disk ?? null }));
}

/** What is wrong with an overlay: the code of a flaw, then its facts as pairs. */
function flawText([code, ...facts]: Value[], cast: Cast): string {
  return t(`overlay-${String(code)}`, values(cast, Object.fromEntries(facts as [string, Value][])));
}

/** What is wrong, as a sentence: a setup tells its reason, everything else its code. */
export function problemText({ code, facts }: Problem, cast: Cast = NOBODY): string {
  const reason = code === "setup" || code === "listing" ? String(facts.reason) : "";
  const keys = code === "listing" ? [`listing-${reason}`] : [`setup-${reason}`, `army-${reason}`];
  const told = values(cast, facts);
  if (Array.isArray(facts.flaw) && facts.flaw.length) told.message = flawText(facts.flaw, cast).replace(/\.$/, "");
  const text = t(keys.find(has) ?? `error-${code}`, told);
  return code === "listing" && facts.line ? t("file-line", { line: Number(facts.line), text }) : text;
}
