/** One live game as this browser sees it: what the server said last, and what the player does about it. */

import { tick } from "svelte";

import { Aim } from "./aim.svelte";
import { orientation, type Orientation } from "../table/board";
import { answerOf, choiceOf, landingAnswer, severalAnswer, type Act, type Choice } from "./choice";
import { UNTAKEN, type Draft } from "./draft";
import { Connection, type Outcome } from "./connection";
import { edition } from "../lib/edition.svelte";
import type { Language } from "../lib/fluent";
import { texts } from "../lib/i18n.svelte";
import { Journal } from "./journal.svelte";
import { giveKey } from "../page/entering";
import { keepTongues, keysOf, tonguesOf } from "../lib/memory";
import { seatNames } from "../lib/seats";
import { FlipQueue, Playback } from "./queue";
import { Stage } from "../table/stage.svelte";
import type { Cast } from "../lib/words";
import type { Decision, Fight, LessonStep, Point, Problem, Refusal, SeatInfo, StateMessage, Value } from "../lib/protocol";

/** A sentence for the player that goes away by itself. */
export type Notice = { refusal: Refusal } | { problem: Problem } | { key: string };

const PATIENCE = 6;
const UNDO = -1;
/** The seat of those who only look on. */
const ONLOOKER = -2;

export class Table {
  now = $state.raw<StateMessage | null>(null);
  online = $state(true);
  notice = $state.raw<Notice | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** The decision whose answer is on its way; UNDO while one is taken back. */
  private pending = $state<number | null>(null);
  /** The version that the last accepted answer made; what is shown may still be on the way there. */
  private accepted = $state(0);
  /** The device has to go to this seat before play goes on. */
  handover = $state<number | null>(null);
  picked = $state<number | null>(null);
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  card = $state<string | null>(null);
  /** What is taken from an offer to be laid on the table. */
  draft = $state.raw<Draft>(UNTAKEN);
  /** The disk whose bubble is open. */
  target = $state<number | null>(null);
  placing = $state(false);
  /** What a lesson points at. */
  taught = $state.raw<LessonStep | null>(null);

  readonly stage = new Stage();
  readonly journal = new Journal();
  readonly aim = new Aim(() => this.connection);

  /** The decision on the table; `decision` is the same while it can still be answered. */
  readonly asked: Decision | null = $derived(
    this.now && !this.now.over && this.handover === null ? (this.now.decisions[0] ?? null) : null,
  );
  readonly decision: Decision | null = $derived((this.now?.version ?? 0) >= this.accepted ? this.asked : null);
  readonly busy: boolean = $derived(
    this.pending !== null && (this.pending === UNDO || this.pending === this.decision?.id),
  );
  readonly choice: Choice = $derived(choiceOf(this.decision, this.picked, this.draft, this.now?.view));
  /** What the page shows: it stays until the next decision is there. */
  readonly shown: Choice = $derived(choiceOf(this.asked, this.picked, this.draft, this.now?.view));
  readonly names: readonly string[] = $derived(seatNames(this.seats));
  readonly cast: Cast | null = $derived(this.now ? { view: this.now.view, players: this.names } : null);
  readonly board: Orientation | null = $derived(this.now ? orientation(this.now.view, this.now.seat) : null);
  /** A change of the rules ended the battle: it can only be looked at, and played on as another one. */
  readonly ended: Problem | null = $derived(
    this.notice && "problem" in this.notice && this.notice.problem.code === "rules-changed" ? this.notice.problem : null,
  );
  /** The seats that are played at this device. */
  own = $state.raw<readonly number[]>([]);
  readonly shared: boolean = $derived(this.own.length > 1);
  /** Without a key one looks on; what the players keep secret stays so. */
  readonly onlooking: boolean = $derived(this.own.length === 0);

  private connection: Connection | null = null;
  private readonly queue = new FlipQueue();
  private readonly playback = new Playback<StateMessage>(
    (message, fast) => this.show(message, fast),
    () => this.stage.stop(),
    PATIENCE,
  );
  private twisted = 0;

  constructor(readonly game: string) {
    const keys = keysOf(game);
    this.own = keys.flatMap((key, seat) => (key ? [seat] : []));
    const url = new URL(`ws/${encodeURIComponent(game)}`, location.href.split("#")[0]);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const given = keys.filter((key): key is string => key !== null);
    this.connection = new Connection(url.href, given, this.own[0] ?? ONLOOKER, {
      state: (message) => void this.playback.add(message),
      online: (connected) => (this.online = connected),
      hello: ({ client, seats }) => {
        edition.heard(client);
        this.seats = seats;
      },
      given: (seat) => this.give(seat),
      problem: (problem) => {
        // The key was good until somebody took the seat on another device.
        if (problem.code === "no-such-seat") this.give(Number(problem.facts.seat));
        this.notice = { problem };
      },
    });
  }

  open(): () => void {
    const hurry = (): void => this.reconnect();
    // Whoever comes back to a tab that slept, or to a net that was away, waits for nothing.
    const WAKING = [[window, "online"], [window, "offline"], [document, "visibilitychange"]] as const;
    for (const [where, event] of WAKING) where.addEventListener(event, hurry);
    const giveBack = this.shared ? texts.lend((language) => this.tell(language)) : null;
    void this.speakTo(this.own[0] ?? 0);
    this.connection?.open();
    return () => {
      for (const [where, event] of WAKING) where.removeEventListener(event, hurry);
      giveBack?.();
      this.connection?.close();
      this.connection = null;
    };
  }

  /** Try the connection at once. */
  reconnect(): void {
    this.connection?.hurry();
  }

  /** At a shared device everybody reads the own language. */
  private async speakTo(seat: number): Promise<void> {
    if (!this.shared) return;
    const tongue = tonguesOf(this.game)[seat] as Language | null | undefined;
    await texts.speak(tongue ?? texts.own()).catch(() => undefined);
  }

  /** Whoever holds the device chose a language. */
  private tell(language: Language): void {
    const tongues = tonguesOf(this.game);
    const holder = this.handover ?? this.now?.seat ?? this.own[0] ?? 0;
    keepTongues(this.game, Array.from({ length: Math.max(tongues.length, holder + 1) }, (_, seat) => (seat === holder ? language : (tongues[seat] ?? null))));
  }

  get animating(): boolean {
    return this.playback.busy;
  }

  /** Lets what is being shown end at once. */
  hurry(): void {
    this.playback.hurry();
  }

  private async show(message: StateMessage, fast: boolean): Promise<void> {
    const before = this.now;
    if (before && before.seat === message.seat && this.board) {
      await this.stage.play(message.events, before.view, this.board, fast);
    }
    this.journal.add(message);
    // After an undo the same number may be another question.
    const unbroken = before?.version === message.version || (before?.version ?? 0) <= message.kept;
    const same = unbroken && before?.decisions[0]?.id === message.decisions[0]?.id;
    const next = this.nextHolder(message);
    await this.speakTo(next ?? message.seat);
    this.now = message;
    if (!same) this.forget();
    this.handover = next;
    await tick();
    this.stage.settle();
    this.goOn();
  }

  /** What belonged to the last decision. */
  private forget(): void {
    this.aim.clear();
    this.chosen = new Set();
    this.card = null;
    this.draft = UNTAKEN;
    this.target = null;
    if (this.picked !== null && this.now?.view.disks[this.picked]?.place !== "reserve") this.picked = null;
  }

  /** With one device for two players: whoever has to decide gets it. Null while it stays where it is. */
  private nextHolder(message: StateMessage): number | null {
    const waits = this.handover === message.seat ? null : this.handover;
    if (!this.shared || message.over) return waits;
    // Whoever gave the device away took the answer back.
    if (message.decisions.length) return null;
    const next = message.waiting.find((one) => this.own.includes(one.player));
    return next && next.player !== message.seat ? next.player : null;
  }

  takeOver(): void {
    if (this.handover === null) return;
    // The screen stays closed until the new seat's own state has come: the old hand must not flash up.
    this.connection?.sit(this.handover);
  }

  /** A seat goes to another device; this one plays on with the others, or looks on. */
  give(seat: number): void {
    giveKey(this.game, seat);
    this.own = this.own.filter((one) => one !== seat);
    if (this.handover === seat) this.handover = null;
    if ((this.now?.seat ?? seat) === seat) this.connection?.sit(this.own[0] ?? ONLOOKER);
  }

  /** The rest of a wish, or of "place the rest for me". */
  private goOn(): void {
    // The same table may come again after a break, while an answer is still on its way.
    if (this.busy || (this.now?.version ?? 0) < this.accepted) return;
    const next = this.queue.next(this.decision);
    if (next === "stopped") this.notice = { key: "notice-stopped" };
    else if (next !== null) void this.send(next);
    else if (this.placing) void this.placeNext();
  }

  async send(answer: Value): Promise<void> {
    const { decision, now } = this;
    if (!decision || !now || !this.connection || this.busy) return;
    this.pending = decision.id;
    this.notice = null;
    this.settle(decision.id, await this.connection.answer(now.version, decision.id, answer));
  }

  /** The player has read what was said against a wish. */
  hear(): void {
    this.notice = null;
    this.aim.clear();
  }

  private settle(pending: number, outcome: Outcome): void {
    if (this.pending === pending) this.pending = null;
    if (outcome !== "offline" && "version" in outcome) {
      this.accepted = outcome.version;
      return;
    }
    this.queue.clear();
    this.placing = false;
    this.notice = outcome === "offline" ? { key: "offline-refused" } : outcome;
  }

  async undo(): Promise<void> {
    if (!this.now?.undo || !this.connection || this.busy || !this.reached()) return;
    this.queue.clear();
    this.placing = false;
    this.pending = UNDO;
    this.settle(UNDO, await this.connection.undo(this.now.version));
  }

  /** Without the server there is no way to plan or take back; the player is told. */
  private reached(): boolean {
    if (!this.online) this.notice = { key: "offline-refused" };
    return this.online;
  }

  /** Point at a place of the table. */
  point(point: Point): void {
    const { decision, choice } = this;
    if (decision && choice.landing) this.aim.at(decision, choice.landing, point);
  }

  /** Let go there: the flips are sent one by one, a placed disk at once. */
  async land(point: Point): Promise<void> {
    const { decision } = this;
    const { landing } = this.choice;
    if (!decision || !landing || this.busy || !this.reached()) return;
    const way = await this.aim.wayTo(decision, landing, point);
    if (this.decision?.id !== decision.id) return;
    if ("code" in way) {
      this.notice = { refusal: way };
      return;
    }
    const [place] = way;
    if (landing.zones && place) return this.send(landingAnswer(decision, landing, place[0], place[1]));
    this.queue.start(landing.disk, way);
    this.goOn();
  }

  /** Touch a disk that answers the decision. */
  touch(disk: number): void {
    const answer = this.choice.touch.get(disk);
    if (answer === undefined) return;
    if (!this.choice.several) {
      void this.send(answer);
      return;
    }
    const chosen = new Set(this.chosen);
    if (!chosen.delete(disk)) chosen.add(disk);
    this.chosen = chosen;
  }

  sendSeveral(): void {
    if (this.decision && this.chosen.size) void this.send(severalAnswer(this.decision, this.chosen));
  }

  act(act: Act): void {
    this.target = null;
    void this.send(answerOf(act));
  }

  /** What an answer would bring about. */
  preview(answer: Value): ReturnType<Connection["preview"]> {
    const { decision } = this;
    return decision && this.connection ? this.connection.preview(decision.id, answer) : Promise.resolve(null);
  }

  /** Why a disk cannot be touched now; null where nothing is asked. */
  async whyNot(disk: number): Promise<Refusal | null> {
    return this.decision && this.connection ? this.connection.whyNot(["touch", disk]) : null;
  }

  /** A read-only question to the rules. */
  async ask(name: string, args: Value): Promise<unknown> {
    return (await this.connection?.query(name, args)) ?? null;
  }

  /** All engagements with their blows and fates, as if each were fought next. */
  async fights(): Promise<readonly Fight[]> {
    const found = (await this.ask("melee", [])) as { fights: Fight[] } | null;
    return found?.fights ?? [];
  }

  /** The enemies that could land on a disk. */
  async threats(disk: number): Promise<readonly number[] | null> {
    const found = (await this.connection?.query("threats", [disk])) as { disks: number[] } | null | undefined;
    return found?.disks ?? null;
  }

  /** Take something from the offer, or lay it another way; the same place is looked at anew. */
  take(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    const { point } = this.aim;
    this.aim.clear();
    if (point) this.point(point);
  }

  /** Turn what is drafted counter-clockwise; false when there is nothing to turn. */
  turn(degrees: number): boolean {
    if (!this.choice.landing?.drafting?.turns) return false;
    this.take({ turn: (this.draft.turn + degrees + 360) % 360 });
    return true;
  }

  /** Two fingers turn it: what is less than a degree is kept for the next time. */
  twist(degrees: number): void {
    this.twisted -= degrees;
    const whole = Math.trunc(this.twisted);
    if (whole) this.turn(whole);
    this.twisted -= whole;
  }

  /** Let the greedy bot answer this once. */
  async suggest(): Promise<void> {
    const { decision } = this;
    if (!decision || !this.connection || this.busy || !this.reached()) return;
    const answer = await this.connection.suggest(decision.id);
    if (answer !== undefined && this.decision?.id === decision.id) await this.send(answer);
  }

  /** Let the greedy bot place what is still in the tray. */
  placeRest(): void {
    this.placing = true;
    void this.placeNext();
  }

  private async placeNext(): Promise<void> {
    const { decision } = this;
    if (decision?.kind !== "deploy" || !this.connection) {
      this.placing = false;
      return;
    }
    const answer = await this.connection.suggest(decision.id);
    if (answer !== undefined && this.placing) await this.send(answer);
    else this.placing = false;
  }
}
