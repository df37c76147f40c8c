/** What a decision lets a player touch, worked out from its description alone. */

import { draftingOf, UNTAKEN, type Draft, type Drafting } from "./draft";
import { NO_DISK, type Box, type Data, type Decision, type Focus, type Shot, type Value, type View } from "../lib/protocol";

/** A button beside the table. Its text is `button-<name>`. */
export interface Button {
  name: string;
  data: Data;
  answer: Value;
  /** The one that ends the step; the key E presses it. */
  closing: boolean;
}

/** Something that can be done to a target on the table. */
export type Act = ({ kind: "shoot" } & Shot) | ({ kind: "focus" } & Focus);

/** A point that is wanted: of the active disk's way, or of a disk that is put down. */
export interface Landing {
  disk: number;
  /** Where it may be put down; null for a flip, whose reach map says it. */
  zones: readonly Box[] | null;
  /** What is laid there instead of a disk. */
  drafting?: Drafting;
}

export interface Choice {
  /** The answer that touching a disk gives. */
  touch: Map<number, Value>;
  /** What can be done to a disk by the active one. */
  acts: Map<number, Act[]>;
  buttons: Button[];
  landing: Landing | null;
  /** Disks waiting in the tray. */
  tray: number[];
  /** Disks that the page lists beside the table too: they may lie hidden in a pile. */
  listed: number[];
  cards: string[];
  fights: { option: Value; pins: readonly (readonly [number, number])[] }[];
  /** Answers that are neither disks nor places. */
  offers: readonly Value[];
  /** Whether the greedy bot may be asked to do it. */
  helped: boolean;
  /** Several disks may be named at once. */
  several: boolean;
}

function button(name: string, answer: Value, closing = false, data: Data = {}): Button {
  return { name, data, answer, closing };
}

function nothing(): Choice {
  return {
    touch: new Map(),
    acts: new Map(),
    buttons: [],
    landing: null,
    tray: [],
    listed: [],
    cards: [],
    fights: [],
    offers: [],
    helped: false,
    several: false,
  };
}

const HELPED = new Set<string>(["edge", "tokens", "scenario", "zone", "terrain", "place", "shove", "trigger", "summon", "bloodshed"]);

/** `picked` is the disk taken from the tray, `draft` what was taken from the offer. */
export function choiceOf(decision: Decision | null, picked: number | null, draft: Draft = UNTAKEN, view: View | null = null): Choice {
  const choice = nothing();
  if (!decision) return choice;
  choice.helped = HELPED.has(decision.kind);
  switch (decision.kind) {
    case "deploy": {
      const { disks, zones } = decision.options;
      choice.tray = disks;
      const disk = picked !== null && disks.includes(picked) ? picked : disks[0];
      if (disk !== undefined) choice.landing = { disk, zones };
      break;
    }
    case "place":
      choice.landing = { disk: decision.options.disk, zones: decision.options.zones };
      break;
    case "shove":
      choice.landing = { disk: decision.options.disk, zones: [] };
      break;
    case "zone":
    case "terrain": {
      const drafting = draftingOf(decision, draft, view);
      if (drafting) choice.landing = { disk: NO_DISK, zones: [], drafting };
      break;
    }
    case "edge":
    case "tokens":
    case "scenario":
    case "trigger":
      choice.offers = decision.options.options;
      break;
    case "bloodshed":
      for (const pins of decision.options.options) fight(choice, pins, pins);
      break;
    case "scout":
      for (const disk of decision.options.disks) choice.touch.set(disk, ["scout", disk]);
      choice.buttons.push(button("done", ["done"], true));
      break;
    case "command":
      choice.cards = decision.options.options;
      break;
    case "resolve":
      resolve(choice, decision.options);
      break;
    case "turn":
      turn(choice, decision.options);
      break;
    case "token":
    case "target":
    case "nearest":
    case "summon":
      touchEach(choice, decision.options.options);
      break;
    case "strike":
      touchEach(choice, decision.options.options);
      choice.several = decision.options.some === true;
      break;
    case "engagement":
      decision.options.options.forEach((option, i) => {
        fight(choice, option, decision.options.fights[i] ?? []);
      });
      break;
  }
  return choice;
}

function fight(choice: Choice, option: Value, pins: readonly (readonly [number, number])[]): void {
  choice.fights.push({ option, pins });
  for (const disk of pins.flat()) choice.touch.set(disk, option);
}

function touchEach(choice: Choice, options: readonly number[]): void {
  for (const option of options) {
    if (option === NO_DISK) choice.buttons.push(button("stop", NO_DISK, true));
    else {
      choice.touch.set(option, option);
      choice.listed.push(option);
    }
  }
}

function resolve(choice: Choice, options: Extract<Decision, { kind: "resolve" }>["options"]): void {
  for (const disk of options.activate) choice.touch.set(disk, ["activate", disk]);
  for (const disk of options.battle) {
    choice.buttons.push(button("battle", ["battle", disk], false, { disk, card: options.card }));
  }
  for (const disk of options.reinforce) {
    choice.buttons.push(button("reinforce", ["reinforce", disk], false, { disk }));
  }
  if (options.done) choice.buttons.push(button("done", ["done"], true));
}

function turn(choice: Choice, options: Extract<Decision, { kind: "turn" }>["options"]): void {
  if (options.flip) choice.landing = { disk: options.disk, zones: null };
  for (const shot of options.shoot) add(choice, shot.target, { kind: "shoot", ...shot });
  for (const focus of options.focus) {
    if (focus.target !== NO_DISK) add(choice, focus.target, { kind: "focus", ...focus });
    else choice.buttons.push(button("focus", ["focus", focus.ability, NO_DISK], false, { ability: focus.ability }));
  }
  if (options.end) choice.buttons.push(button(options.end, [options.end], true));
  if (options.back) choice.buttons.push(button("back", ["back"], true));
}

function add(choice: Choice, disk: number, act: Act): void {
  choice.acts.set(disk, [...(choice.acts.get(disk) ?? []), act]);
}

export function answerOf(act: Act): Value {
  return act.kind === "shoot" ? ["shoot", act.attack, act.target] : ["focus", act.ability, act.target];
}

/** The answer that puts a landing into words. */
export function landingAnswer(decision: Decision, landing: Landing, x: number, y: number): Value {
  if (landing.drafting) return landing.drafting.answer([x, y]);
  if (decision.kind === "deploy") return [landing.disk, x, y];
  if (decision.kind === "place" || decision.kind === "shove") return [x, y];
  return ["flip", x, y];
}

/** Chosen options in the order in which the decision lists them. */
export function severalAnswer(decision: Decision, chosen: ReadonlySet<number>): Value {
  return decision.kind === "strike" ? decision.options.options.filter((option) => chosen.has(option)) : null;
}
