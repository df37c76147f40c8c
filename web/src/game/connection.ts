/** One game's socket: joins, asks and answers, and comes back after a break without losing anything. */

import type { Hello, Plan, Point, Preview, Problem, Refusal, ServerMessage, StateMessage, Value } from "../lib/protocol";

/** `offline` when the connection broke before the server answered. */
export type Outcome = { version: number } | { refusal: Refusal } | { problem: Problem } | "offline";

export interface Listener {
  state(message: StateMessage): void;
  online(connected: boolean): void;
  hello(message: Hello): void;
  /** Somebody else has a seat of this browser now. */
  given(seat: number): void;
  problem(problem: Problem): void;
}

type Request = Record<string, Value>;

interface Waiting {
  request: Request;
  /** Answers and undos are sent again after a break; questions are not worth it. */
  lasting: boolean;
  done(message: ServerMessage | null): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15 * 1000;
/** A server that is asked for a sign of life gives one within this time; so it does when it is called. */
const SIGN_MS = 3500;
const CALL_MS = 10_000;
/** Problems after which trying again is of no use. */
const FINAL = new Set(["no-such-game", "wrong-version", "rules-changed", "broken-game"]);

/** The pause before the next attempt, doubling up to a limit. */
export function pause(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextRef = 1;
  private attempt = 0;
  private version = 0;
  private joined = false;
  private closed = false;
  private retry = 0;
  private heartbeat = 0;
  private lastHeard = 0;

  constructor(
    private readonly url: string,
    private readonly keys: string[],
    private seat: number,
    private readonly listener: Listener,
  ) {}

  open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.send({ type: "join", keys: this.keys, seat: this.seat, since: this.version });
      this.lastHeard = Date.now();
      this.heartbeat = window.setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    window.setTimeout(() => {
      if (socket === this.socket && socket.readyState === WebSocket.CONNECTING) this.drop();
    }, CALL_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Try at once instead of waiting for the next attempt; of a line that seems to stand, ask for a sign of life. */
  hurry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.check();
      return;
    }
    clearTimeout(this.retry);
    this.open();
  }

  /** A line may be dead without anybody having said so: after sleep, or in a tunnel. */
  private check(): void {
    const asked = Date.now();
    const { socket } = this;
    this.send({ type: "ping" });
    window.setTimeout(() => {
      if (socket === this.socket && this.lastHeard < asked) this.drop();
    }, SIGN_MS);
  }

  /** Give a dead line up at once: its own good-bye may take minutes. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.lost();
  }

  /** `version` is the one in which the player saw the question. */
  async answer(version: number, decision: number, answer: Value): Promise<Outcome> {
    return outcome(await this.ask({ type: "answer", seat: this.seat, version, decision, answer }, true));
  }

  async undo(version: number): Promise<Outcome> {
    return outcome(await this.ask({ type: "undo", seat: this.seat, version }));
  }

  async preview(decision: number, answer: Value): Promise<Preview | null> {
    const message = await this.ask({ type: "preview", seat: this.seat, decision, answer });
    return message?.type === "preview" ? message.result : null;
  }

  /** What forbids a wish, null when it would be legal. */
  async whyNot(wish: Value): Promise<Refusal | null> {
    const message = await this.ask({ type: "why_not", seat: this.seat, wish });
    return message?.type === "why_not" ? message.refusal : null;
  }

  async query(name: string, args: Value): Promise<unknown> {
    const message = await this.ask({ type: "query", seat: this.seat, name, args });
    return message?.type === "result" ? message.result : null;
  }

  async plan(point: Point): Promise<Plan | null> {
    return (await this.query("plan", point)) as Plan | null;
  }

  async suggest(decision: number): Promise<Value | undefined> {
    const message = await this.ask({ type: "suggest", seat: this.seat, decision });
    return message?.type === "suggestion" ? message.answer : undefined;
  }

  sit(seat: number): void {
    this.seat = seat;
    this.send({ type: "sit", seat });
  }

  private ask(request: Request, lasting = false): Promise<ServerMessage | null> {
    return new Promise((done) => {
      if (!this.joined && !lasting) {
        done(null);
        return;
      }
      const ref = this.nextRef++;
      this.waiting.set(ref, { request: { ...request, ref }, lasting, done });
      if (this.joined) this.send({ ...request, ref });
    });
  }

  private send(message: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private heard(message: ServerMessage): void {
    this.lastHeard = Date.now();
    if (message.type === "hello") {
      this.listener.hello(message);
      return;
    }
    if (message.type === "given") {
      this.listener.given(message.seat);
      return;
    }
    if (message.type === "state") {
      this.version = message.version;
      if (!this.joined) this.rejoined();
      this.listener.state(message);
      return;
    }
    const waiting = message.ref === undefined ? undefined : this.waiting.get(message.ref);
    if (waiting) {
      this.waiting.delete(message.ref as number);
      waiting.done(message);
    } else if (message.type === "error") {
      if (FINAL.has(message.code)) this.close();
      this.listener.problem({ code: message.code, facts: message.facts });
    }
  }

  private rejoined(): void {
    this.joined = true;
    this.attempt = 0;
    this.listener.online(true);
    for (const { request } of this.waiting.values()) this.send(request);
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    this.joined = false;
    for (const [ref, { lasting, done }] of this.waiting) {
      if (lasting) continue;
      this.waiting.delete(ref);
      done(null);
    }
    if (this.closed) return;
    this.listener.online(false);
    this.retry = window.setTimeout(() => this.open(), pause(this.attempt++));
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > 2 * HEARTBEAT) this.drop();
    else this.send({ type: "ping" });
  }
}

function outcome(message: ServerMessage | null): Outcome {
  if (message?.type === "accepted") return { version: message.version };
  if (message?.type === "refused") return { refusal: message.refusal };
  if (message?.type === "error") return { problem: { code: message.code, facts: message.facts } };
  return "offline";
}
