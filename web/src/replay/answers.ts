/** What a player answered, as a sentence. */

import { t } from "../lib/i18n.svelte";
import type { Data, Moment, Value } from "../lib/protocol";
import { values, type Cast } from "../lib/words";

type Said = [key: string, data: Data];

/** Kinds whose answer is one thing, with what it is. */
const SINGLE: Record<string, string> = {
  roll: "faces",
  edge: "edge",
  tokens: "order",
  scenario: "card",
  command: "card",
  nearest: "disk",
  summon: "disk",
  target: "disk",
  token: "disk",
};
/** Kinds whose answer begins with a word, with what follows it. */
const WORDED: Record<string, readonly string[]> = {
  "scout-scout": ["disk"],
  "scout-done": [],
  "resolve-activate": ["disk"],
  "resolve-reinforce": ["disk"],
  "resolve-battle": ["disk"],
  "resolve-done": [],
  "turn-flip": [],
  "turn-shoot": ["attack", "target"],
  "turn-focus": ["ability"],
  "turn-pass": [],
  "turn-end": [],
  "turn-back": [],
};
/** Kinds whose answer begins with what it is about. */
const LEADING: Record<string, string> = { deploy: "disk", zone: "card", terrain: "piece", trigger: "ability" };

function said(kind: string, answer: Value): Said {
  const parts = Array.isArray(answer) ? (answer as readonly Value[]) : [answer];
  const [first = null, second = null] = parts;
  if (kind === "strike") return [kind, { disks: parts }];
  if (kind === "terrain" && first === "aside") return ["terrain-aside", { piece: second }];
  if (first === -1 && (kind === "target" || kind === "token")) return [`${kind}-stop`, {}];
  const single = SINGLE[kind];
  if (single) return [kind, { [single]: answer }];
  const leading = LEADING[kind];
  if (leading) return [kind, { [leading]: first }];
  const words = WORDED[`${kind}-${String(first)}`];
  if (words) return [`${kind}-${String(first)}`, Object.fromEntries(words.map((word, i) => [word, parts[i + 1] ?? null]))];
  return [kind, {}];
}

/** The answer that led to a moment; nothing for the start. */
export function answerText(cast: Cast, { decision, events }: Moment): string {
  if (!decision) return "";
  const [key, data] = said(decision.kind, decision.answer);
  const mover = events.find(({ event }) => event === "flip")?.data.disk;
  const more: Data = key === "turn-flip" && mover !== undefined ? { disk: mover } : {};
  return t(`answer-${key}`, values(cast, { player: decision.player, ...data, ...more }, decision.kind));
}
