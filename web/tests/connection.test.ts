import { beforeEach, expect, test, vi } from "vitest";

import { Connection, pause, type Listener } from "../src/game/connection";

type Said = Record<string, unknown>;

/** A line of which the test is the server. */
class Line {
  static made: Line[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  said: Said[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Line.made.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  hear(message: Said): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break(): void {
    this.close();
    this.onclose();
  }

  of(type: string): Said[] {
    return this.said.filter((one) => one.type === type);
  }
}

let online: boolean[] = [];
const listener: Listener = { state: () => undefined, hello: () => undefined, online: (on) => online.push(on), given: () => undefined, problem: () => undefined };

function joined(version: number): Line {
  const line = Line.made.at(-1) as Line;
  line.open();
  line.hear({ type: "state", version });
  return line;
}

function opened(): Connection {
  const connection = new Connection("ws://x", ["k"], 0, listener);
  connection.open();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval });
  vi.stubGlobal("WebSocket", Line);
  Line.made = [];
  online = [];
});

test("pauses grow up to a limit", () => {
  expect([0, 1, 2, 3, 9].map(pause)).toEqual([400, 800, 1600, 3200, 8000]);
});

test("an answer on its way is sent again after a break, until it is taken once", async () => {
  const connection = opened();
  const first = joined(4);
  const answered = connection.answer(4, 7, "x");
  expect(first.of("answer")).toHaveLength(1);
  first.break();
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  const second = joined(5);
  expect(second.of("join")[0]).toMatchObject({ since: 4 });
  expect(second.of("answer")).toEqual(first.of("answer"));
  second.hear({ type: "accepted", ref: second.of("answer")[0]?.ref, version: 5 });
  expect(await answered).toEqual({ version: 5 });
  second.break();
  vi.advanceTimersByTime(400);
  expect(joined(5).of("answer")).toEqual([]);
});

test("an answer that is given without a connection waits for it; a question does not", async () => {
  const connection = opened();
  joined(1).break();
  void connection.answer(1, 2, "x");
  expect(await connection.preview(2, "x")).toBeNull();
  vi.advanceTimersByTime(400);
  expect(joined(1).of("answer")).toHaveLength(1);
});

test("a hurried attempt does not make a second one beside it", () => {
  const connection = opened();
  connection.hurry();
  expect(Line.made).toHaveLength(1);
  joined(1).break();
  connection.hurry();
  connection.hurry();
  expect(Line.made).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(Line.made).toHaveLength(2);
});

test("a line that gives no sign of life is given up", () => {
  const connection = opened();
  const line = joined(1);
  connection.hurry();
  line.hear({ type: "pong" });
  vi.advanceTimersByTime(3500);
  expect(online).toEqual([true]);
  vi.advanceTimersByTime(100);
  connection.hurry();
  vi.advanceTimersByTime(3500);
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(Line.made).toHaveLength(2);
});

test("a call that nobody takes is tried anew", () => {
  opened();
  vi.advanceTimersByTime(10_400);
  expect(Line.made).toHaveLength(2);
});

test("after a problem without remedy nobody tries again", () => {
  opened();
  const line = Line.made[0] as Line;
  line.open();
  line.hear({ type: "error", code: "wrong-version", facts: {} });
  line.break();
  vi.advanceTimersByTime(60_000);
  expect(Line.made).toHaveLength(1);
  expect(online).toEqual([]);
});
