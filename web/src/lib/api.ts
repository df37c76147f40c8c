/** The server's HTTP side. */

import { edition } from "./edition.svelte";
import { ownGames } from "./memory";
import type { Found, GameInfo, LessonInfo, Lexicon, Position, Problem, ReplayInfo, Rule, SeatInfo, Value } from "./protocol";

/** As many as the server looks up at once. */
const MOST_OWN = 500;

/** The server said no; without a problem it did not answer at all. */
export class ApiError extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.code);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, init);
  } catch {
    throw new ApiError(null);
  }
  edition.heard(answer.headers.get("Flipfield-Client"));
  if (answer.ok) return (await answer.json()) as T;
  const body = (await answer.json().catch(() => ({}))) as { error?: Problem };
  throw new ApiError(body.error ?? { code: "server", facts: {} });
}

/** Sends JSON and hears JSON. */
export function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export interface NewSeat {
  kind: "human" | "bot";
  name?: string;
  bot?: string | null;
}

/** What is played, and how it is set up. */
export interface Battle {
  game: string;
  options: Record<string, unknown>;
}

export function begin(seats: NewSeat[], battle: Battle): Promise<{ id: string; keys: (string | null)[] }> {
  return post("games", { ...battle, seats });
}

/** A new invitation to a seat of one's own. */
export function invite(game: string, seat: number, key: string): Promise<{ invitation: string }> {
  return post(`games/${encodeURIComponent(game)}/invitations`, { seat, key });
}

/** The seat that an invitation leads to, and who sits at that table. */
export function invited(game: string, invitation: string): Promise<{ seat: number; seats: SeatInfo[] }> {
  return post(`games/${encodeURIComponent(game)}/invitation`, { invitation });
}

/** Uses an invitation up: the seat's new key. */
export function takeSeat(game: string, invitation: string): Promise<{ seat: number; key: string }> {
  return post(`games/${encodeURIComponent(game)}/seats`, { invitation });
}

let known: Promise<LessonInfo[]> | null = null;

/** All lessons, the first one first; asked for once. */
export function lessons(): Promise<LessonInfo[]> {
  known ??= ask<LessonInfo[]>("lessons").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export function beginLesson(lesson: string, name: string): Promise<{ id: string; keys: (string | null)[] }> {
  return post(`lessons/${encodeURIComponent(lesson)}`, { name });
}

/** The newest games, and those of this browser however old they are. */
export function games(): Promise<GameInfo[]> {
  const also = ownGames().slice(-MOST_OWN).join(",");
  return ask(also ? `games?also=${also}` : "games");
}

export function rule(id: string, language: string): Promise<Rule> {
  return ask(`rules/${encodeURIComponent(id)}?lang=${language}`);
}

export function findRules(words: string, language: string): Promise<Found> {
  return ask(`rules?search=${encodeURIComponent(words)}&lang=${language}`);
}

/** Has a replay file verified; its id. */
export async function openReplay(file: Blob): Promise<string> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: file };
  return (await ask<{ id: string }>("replays", init)).id;
}

/** Who played, and all that happened. */
export function replay(id: string): Promise<ReplayInfo> {
  return ask(`replays/${encodeURIComponent(id)}`);
}

/** A new game that goes on where a replay stands. */
export function playOn(replay: string, step: number, seats: NewSeat[]): Promise<{ id: string; keys: (string | null)[] }> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ step, seats }) };
  return ask(`replays/${encodeURIComponent(replay)}/games`, init);
}

export function steps(replay: string, from: number, count: number): Promise<Position[]> {
  return ask(`replays/${encodeURIComponent(replay)}/steps?from=${from}&count=${count}`);
}

/** A read-only question about a step of a replay. */
export async function askReplay(replay: string, step: number, name: string, args: Value): Promise<unknown> {
  return (await post<{ result: unknown }>(`replays/${encodeURIComponent(replay)}/query`, { step, name, args })).result;
}

export function lexicon(language: string): Promise<Lexicon> {
  return ask(`lexicon?lang=${language}`);
}

/** Where the browser can save a finished game's replay file. */
export function replayFile(game: string): string {
  return `api/games/${encodeURIComponent(game)}/replay`;
}

/** What the server has to offer. */
export function info(): Promise<{ version: string; compiled: boolean; bots: string[] }> {
  return ask("info");
}
