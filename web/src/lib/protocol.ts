/** What goes over the wire (docs/protocol.md), as types. Lengths are in units of 0.01 mm. */

export type Value = null | boolean | number | string | readonly Value[];
export type Point = readonly [x: number, y: number];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
/** Layers of polygons of rings of points; layer n needs at most n + 1 flips. */
export type Layers = readonly (readonly (readonly (readonly Point[])[])[])[];

export interface Ranged {
  dice: number;
  range: string;
  strength: number | "d6";
  type: string;
}

export interface Unit {
  id: string;
  race: string;
  r: number;
  movement: number;
  attack: number;
  counter: number;
  toughness: number;
  stamina: number;
  hero: boolean;
  keywords: string[];
  traits: string[];
  ranged: Ranged[];
  abilities: string[];
}

export interface Card {
  id: string;
  strategy: string;
  activations: number;
  passive: string;
  battle: string;
}

export interface DiskRow {
  id: number;
  unit: string;
  owner: number;
  controller: number;
  place: "reserve" | "table" | "casualty" | "air";
  at: Point;
  z: number;
  damage: number;
  wounds: number;
  activated: boolean;
  empowered: boolean;
}

export interface PlayerRow {
  seat: number;
  army: string;
  edge: string;
  hand: string[] | null;
  hand_count?: number;
  /** The card in play: its id, `true` while it lies face down before another viewer, or "". */
  chosen: string | true;
  discard: string[];
  eliminated: boolean;
  /** The scenario card whose objective the player has; null when it is another's secret. */
  objective: string | null;
}

export interface Terrain {
  id: string;
  keywords: string[];
  circle?: readonly [x: number, y: number, r: number];
  points?: readonly Point[];
}

export interface Zone {
  player: number;
  box: Box;
  value: number;
  /** The abilities of its cards. */
  cards: string[];
}

export interface View {
  printed: {
    scenario: string;
    field: readonly [width: number, height: number];
    ruler: readonly number[];
    units: Record<string, Unit>;
    cards: Record<string, Card>;
    objectives: Record<string, readonly [kind: string, points: number]>;
    /** Each seat's team; empty where everybody fights alone. */
    teams: readonly number[];
  };
  disks: DiskRow[];
  players: PlayerRow[];
  terrain: Terrain[];
  zones: Zone[];
  initiative: number[];
  round: number;
  phase: string;
  /** The ability of the active scenario, or "". */
  scenario: string;
  queue: number[];
  resolution: { player: number; card: string; left: number; used: boolean } | null;
  activation: { disk: number; flips: number; limit: number } | null;
  winner: number;
  scores: number[];
}

export interface DiskLook {
  movement: number;
  attack: number;
  counter: number;
  toughness: number;
  keywords: string[];
  pins: number[];
  pinned_by: number[];
  engaged_with: number[];
  embattled: boolean;
}

export interface Look {
  disks: Record<string, DiskLook>;
  casualties: number[];
  first_player: number | null;
  /** How many rounds a battle has. */
  rounds: number;
  /** Where each number of each unit and card comes from. */
  provenance: Record<string, Record<string, string>>;
}

export interface Shot {
  attack: number;
  target: number;
  range: string;
  gap: number;
  dice: number;
  strength: number | "d6";
}

export interface Focus {
  ability: string;
  target: number;
  strength: number | null;
}

export interface TurnOptions {
  disk: number;
  scouting: boolean;
  flips: number;
  limit: number;
  flip: boolean;
  reach: Layers;
  shoot: Shot[];
  focus: Focus[];
  end: "pass" | "end" | null;
  back: boolean;
}

export interface ResolveOptions {
  card: string;
  left: number;
  activate: number[];
  reinforce: number[];
  battle: number[];
  done: boolean;
}

/** A deployment card: the values of its two sides, and how far from the edge their zones reach. */
export interface OfferedCard {
  card: string;
  value: number;
  plain: number;
  depth: number;
  plain_depth: number;
}

interface OptionsByKind {
  deploy: { disks: number[]; zones: Box[]; left: number };
  scout: { disks: number[] };
  command: { options: string[] };
  resolve: ResolveOptions;
  place: { disk: number; zones: Box[]; ring: readonly [x: number, y: number, r: number] | null; terrain: number[]; edge: boolean };
  edge: { options: string[] };
  tokens: { options: number[][] };
  scenario: { options: string[] };
  zone: { cards: OfferedCard[]; edge: string; width: number; from: number; to: number };
  terrain: { pieces: { piece: string; outline: Point[]; keywords: string[] }[]; short: number };
  shove: { disk: number; reach: number; toward: number | null };
  trigger: { options: (readonly [ability: string, disk: number, engaged: number[]])[] };
  summon: { options: number[] };
  bloodshed: { options: (readonly [attacker: number, defender: number])[][] };
  turn: TurnOptions;
  nearest: { options: number[] };
  target: { options: number[]; disk?: number };
  token: { options: number[] };
  engagement: { options: number[]; fights: (readonly [attacker: number, defender: number])[][] };
  strike: { options: number[]; disk: number; some?: boolean };
}

export type Kind = keyof OptionsByKind;
export type DecisionOf<K extends Kind> = {
  [P in K]: { id: number; player: number; kind: P; secret: boolean; options: OptionsByKind[P] };
}[K];
export type Decision = DecisionOf<Kind>;

export type Data = Record<string, Value>;

export interface GameEvent {
  event: string;
  data: Data;
  rules: string[];
  back: boolean;
}

/** An event of a running game, with the version it came with. */
export interface ToldEvent extends GameEvent {
  version: number;
}

export interface Refusal {
  code: string;
  rules: string[];
  facts: Data;
}

/** The damage of a shot: in how many of `total` ways each amount, a wound and an activation token come up. */
export interface Odds {
  total: number;
  damage: (readonly [amount: number, ways: number])[];
  wound: number;
  token: number;
}

/** How a disk can end, in `least` to `most` of all ways: the two differ where players still choose. */
export interface End {
  damage: number;
  wounds: number;
  fallen: boolean;
  least: number;
  most: number;
}

export interface DiskFate {
  disk: number;
  ends: End[];
}

export interface Fates {
  total: number;
  disks: DiskFate[];
}

export interface Blow {
  disk: number;
  attacks: boolean;
  amount: number;
  step: string;
  victims: number[];
}

/** An engagement before it is fought. */
export interface Fight {
  pins: (readonly [attacker: number, defender: number])[];
  strikes: Blow[];
  fates: Fates | null;
}

/** What a chain of flips would bring about. */
export interface Outlook {
  events: GameEvent[];
  pins: number[];
  overlaps: number[];
  terrain: number[];
  threats: number[];
  fates: Fates | null;
  melee: Fight[];
}

export interface Range {
  band: string;
  gap: number;
}

/** A free line if there is one; else the terrain pieces across the straight way. */
export interface Sight {
  sees: boolean;
  line: readonly [x0: number, y0: number, x1: number, y1: number] | null;
  across: number[];
}

export type Preview = { events: GameEvent[]; odds: Odds | null; fates?: Fates | null } | { refusal: Refusal };
export type Plan = { path: Point[] } | { refusal: Refusal };

export interface StateMessage {
  type: "state";
  /** Which lesson this is, and which of its steps is to be done next. */
  lesson?: { id: string; step: number };
  /** The rules that changed since this seat has answered last. */
  changed: string[];
  version: number;
  seat: number;
  view: View;
  look: Look;
  decisions: Decision[];
  waiting: { player: number; kind: string }[];
  /** Of what this page has seen, everything after this version was taken back. */
  kept: number;
  events: ToldEvent[];
  undo: boolean;
  over: boolean;
  result: { winner: number | null; winners: number[]; scores: number[]; objectives: string[] } | null;
}

export interface Problem {
  code: string;
  facts: Data;
}

/** The first message: which build of the page belongs to the server, and who sits at the table. */
export interface Hello {
  type: "hello";
  ref?: number;
  version: string;
  client: string;
  seats: SeatInfo[];
}

export type ServerMessage =
  | StateMessage
  | Hello
  | { type: "accepted"; ref?: number; version: number }
  | { type: "refused"; ref?: number; refusal: Refusal }
  | { type: "preview"; ref?: number; result: Preview }
  | { type: "why_not"; ref?: number; refusal: Refusal | null }
  | { type: "result"; ref?: number; result: unknown }
  | { type: "suggestion"; ref?: number; answer: Value }
  | { type: "given"; ref?: number; seat: number }
  | { type: "pong"; ref?: number }
  | ({ type: "error"; ref?: number } & Problem);

export interface SeatInfo {
  kind: "human" | "bot";
  name: string;
  bot: string | null;
  lesson?: string;
}

/** A step of a lesson: what it points at, and the rules behind it. Its words are `lesson-<lesson>-<name>`. */
export interface LessonStep {
  name: string;
  /** Something is to be done; else it is to be read. */
  acts: boolean;
  rules: string[];
  disks: number[];
  cards: string[];
  buttons: string[];
  place: { at: Point; within: number } | null;
}

export interface LessonInfo {
  id: string;
  steps: LessonStep[];
}

export interface GameInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  round: number;
  phase: string;
  over: boolean;
  winner: number | null;
  /** The seats that have to decide; null where the server does not know it yet. */
  waiting: number[] | null;
  updated: string;
  /** A change of the rules ended it. */
  stopped: boolean;
}

/** How a game stood after a step of its replay. */
export interface Position {
  view: View;
  look: Look;
}

/** A step of a replay: who answered what, what it caused, and who is asked next. */
export interface Moment {
  decision: { id: number; player: number; kind: string; answer: Value } | null;
  events: GameEvent[];
  waiting: { player: number; kind: string }[];
}

export interface ReplayInfo {
  id: string;
  header: { flipfield: string; game: string; seats: SeatInfo[] };
  steps: number;
  log: Moment[];
  /** The rules that changed since it was played, if it runs differently by today's. */
  changed: string[];
  /** Why it does not play to its end, if so: what refuses the next answer, unless nobody is asked for it any more. */
  stopped: { reason: string; refusal: Refusal | null } | null;
}

export interface Rule {
  id: string;
  title: string;
  says: string;
  source: string[];
  lang: string;
  fallback: boolean;
}

export interface Term {
  kind: string;
  en: string;
  de: string;
  pl: string;
  nl: string;
}

export interface Found {
  /** What was searched for instead, where the words stand nowhere; else "". */
  meant: string;
  rules: Rule[];
  terms: Term[];
}

/** All rules by area, and all words. */
export interface Lexicon {
  areas: { area: string; rules: Rule[] }[];
  terms: Term[];
}

export const NO_DISK = -1;
