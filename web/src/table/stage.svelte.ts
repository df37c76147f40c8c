/** Shows events on the table: flips, dice, blows. It moves elements with transforms and changes no game. */

import { toSpot, radius, type Orientation, type Spot } from "./board";
import { FLIP_MS, flipFrames, shadowFrames } from "./flip";
import type { GameEvent, Point, Value, View } from "../lib/protocol";
import { settings } from "../page/settings.svelte";
import type { Sound } from "./sound";

export interface Roll {
  faces: Value[];
  at: Spot | null;
}

export interface Beam {
  from: Spot;
  to: Spot;
  kind: "shoot" | "magic";
}

/** A short word that rises from a disk. */
export interface Float {
  key: number;
  at: Spot;
  text: string;
  kind: "bad" | "good";
}

const DICE_MS = 1100;
const BEAM_MS = 420;
const BLOW_MS = 200;
const REVEAL_MS = 450;
const READ_MS = 1100;
const ROUND_MS = 900;
const FALL_MS = 320;
const FLOAT_MS = 1200;
const FLOAT_STEP_MS = 140;

/** What can be heard of an event. */
const HEARD: Record<string, Sound> = {
  flip: "flip",
  deploy: "place",
  reinforce: "place",
  terrain: "place",
  zone: "card",
  chosen: "card",
  reveal: "card",
  shoot: "shot",
  magic: "shot",
  initiative: "dice",
  totals: "dice",
  roll: "dice",
  danger: "dice",
  duel: "dice",
  unstable: "dice",
  strike: "blow",
  casualty: "fall",
};

interface Parts {
  disk: HTMLElement;
  shadow: HTMLElement;
}

export class Stage {
  roll = $state.raw<Roll | null>(null);
  beam = $state.raw<Beam | null>(null);
  floats = $state.raw<readonly Float[]>([]);
  /** Cards that are being turned up, and a round that begins. */
  revealed = $state.raw<readonly { player: number; card: string }[]>([]);
  /** In which order the cards will be resolved, once all lie open. */
  order = $state.raw<readonly number[]>([]);
  round = $state<number | null>(null);
  private nextFloat = 0;
  private parts = new Map<number, Parts>();
  private running: Animation[] = [];
  private awake: (() => void) | null = null;
  private stopped = false;
  private places = new Map<number, Point>();

  /** A disk's elements, as long as they are in the page. */
  enter(id: number, disk: HTMLElement, shadow: HTMLElement): () => void {
    this.parts.set(id, { disk, shadow });
    return () => this.parts.delete(id);
  }

  /** Shows what happened on the way from `view` to the next one. */
  async play(events: readonly GameEvent[], view: View, board: Orientation, fast: boolean): Promise<void> {
    if (fast || document.hidden) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.places.clear();
    this.stopped = false;
    for (const event of events) {
      if (this.stopped) return;
      await this.show(event, view, board, still);
    }
  }

  /** The new view is drawn: let go of what the animations held. */
  settle(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.roll = null;
    this.beam = null;
    this.revealed = [];
    this.order = [];
    this.round = null;
  }

  /** Ends what is being shown, with all that was still to come of it. */
  stop(): void {
    this.stopped = true;
    for (const animation of this.running) animation.finish();
    this.awake?.();
  }

  private async show(event: GameEvent, view: View, board: Orientation, still: boolean): Promise<void> {
    const spot = (id: Value): Spot | null => {
      const disk = typeof id === "number" ? view.disks[id] : undefined;
      return disk ? toSpot(board, this.places.get(disk.id) ?? disk.at) : null;
    };
    const { data } = event;
    const sound = HEARD[event.event];
    if (sound) settings.hear(sound);
    switch (event.event) {
      case "flip":
        await this.flip(data, view, board, still);
        break;
      case "shoot":
      case "magic": {
        const [from, to] = [spot(data.disk ?? null), spot(data.target ?? null)];
        if (from && to && !still) {
          this.beam = { from, to, kind: event.event };
          await this.wait(BEAM_MS);
        }
        break;
      }
      case "initiative":
      case "totals":
        await this.dice(data.rolls ?? [], null);
        break;
      case "roll":
        await this.dice(data.faces ?? [], spot(data.target ?? null));
        break;
      case "danger":
      case "duel":
      case "unstable":
        await this.dice(data.faces ?? [], spot(data.disk ?? null));
        break;
      case "strike":
        if (!still) await this.blow(data.disk ?? null, spot(data.disk ?? null), spot(data.victim ?? null));
        break;
      case "guarded":
        if (data.left === 0) await this.float(spot(data.disk ?? null), "0", "good");
        break;
      case "damage":
        await this.float(spot(data.disk ?? null), `−${String(data.amount)}`, "bad");
        break;
      case "wound":
        await this.float(spot(data.disk ?? null), "♥", "bad");
        break;
      case "empower":
        await this.float(spot(data.disk ?? null), "★", "good");
        break;
      case "casualty":
        await this.fall(data.disk ?? null, still);
        break;
      case "reveal":
        this.revealed = [...this.revealed, { player: Number(data.player), card: String(data.card) }];
        await this.wait(REVEAL_MS);
        break;
      case "order":
        this.order = Array.isArray(data.players) ? data.players.map(Number) : [];
        await this.wait(READ_MS);
        break;
      case "round":
        this.round = Number(data.round);
        await this.wait(ROUND_MS);
        this.round = null;
        break;
    }
  }

  private async flip(data: GameEvent["data"], view: View, board: Orientation, still: boolean): Promise<void> {
    const { disk: id, x0, y0, x, y } = data as Record<string, number>;
    const disk = view.disks[id ?? -1];
    const parts = this.parts.get(id ?? -1);
    if (!disk || !parts || x === undefined || y === undefined) return;
    const from = toSpot(board, [x0 ?? x, y0 ?? y]);
    const to = toSpot(board, [x, y]);
    this.places.set(disk.id, [x, y]);
    const r = radius(view, disk);
    const timing: KeyframeAnimationOptions = { duration: still ? 1 : FLIP_MS, fill: "forwards" };
    parts.disk.classList.add("moving");
    parts.shadow.classList.add("moving");
    const turn = parts.disk.animate(flipFrames(from, to, r), timing);
    const shadow = parts.shadow.animate(shadowFrames(from, to, r), timing);
    this.running.push(turn, shadow);
    await turn.finished.catch(() => undefined);
    parts.disk.classList.remove("moving");
    parts.shadow.classList.remove("moving");
  }

  private async dice(faces: Value, at: Spot | null): Promise<void> {
    this.beam = null;
    if (!Array.isArray(faces)) return;
    this.roll = { faces: [...faces], at };
    await this.wait(DICE_MS);
    this.roll = null;
  }

  private async blow(id: Value, from: Spot | null, to: Spot | null): Promise<void> {
    const parts = typeof id === "number" ? this.parts.get(id) : undefined;
    if (!parts || !from || !to) return;
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [((to.x - from.x) / far) * 7, ((to.y - from.y) / far) * 7];
    const at = (x: number, y: number, scale: number): Keyframe => ({
      transform: `translate3d(${x}px, ${y}px, 0) scale(${scale})`,
    });
    const animation = parts.disk.animate([at(from.x, from.y, 1), at(from.x + dx, from.y + dy, 1.06), at(from.x, from.y, 1)], {
      duration: BLOW_MS,
      easing: "ease-in-out",
    });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
  }

  private async float(at: Spot | null, text: string, kind: Float["kind"]): Promise<void> {
    if (!at) return;
    const key = this.nextFloat++;
    this.floats = [...this.floats, { key, at, text, kind }];
    setTimeout(() => (this.floats = this.floats.filter((float) => float.key !== key)), FLOAT_MS);
    await this.wait(FLOAT_STEP_MS);
  }

  private async fall(id: Value, still: boolean): Promise<void> {
    const parts = typeof id === "number" ? this.parts.get(id) : undefined;
    if (!parts || still) return;
    const timing: KeyframeAnimationOptions = { duration: FALL_MS, fill: "forwards", easing: "ease-in" };
    const fade = parts.disk.animate([{ opacity: 1 }, { opacity: 0 }], timing);
    this.running.push(fade, parts.shadow.animate([{ opacity: 1 }, { opacity: 0 }], timing));
    await fade.finished.catch(() => undefined);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.awake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
