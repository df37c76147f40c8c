/** The order of play: who resolves a card when, as far as it is known. */

import type { View } from "../lib/protocol";

export interface Turn {
  seat: number;
  /** The card in play; null when there is none or it lies face down. */
  card: string | null;
  state: "done" | "now" | "next" | "hidden" | "choosing" | "idle";
  /** Activations left of the card that is being resolved. */
  left: number;
  deciding: boolean;
}

/** Cards that are revealed in the order of their resolution, else the players by initiative. */
export function orderOf(view: View, deciding: readonly number[]): Turn[] {
  const { players, queue, resolution, initiative } = view;
  const seats = initiative.filter((seat) => !players[seat]?.eliminated);
  const shown = (seat: number): string | null => {
    const chosen = players[seat]?.chosen;
    return typeof chosen === "string" && chosen ? chosen : null;
  };
  const revealed = resolution !== null || queue.length > 0;
  const done = revealed ? seats.filter((seat) => shown(seat) && seat !== resolution?.player && !queue.includes(seat)) : [];
  const current = resolution ? [resolution.player] : [];
  const later = revealed ? queue.filter((seat) => seats.includes(seat)) : [];
  const known = [...done, ...current, ...later];
  const rest = seats.filter((seat) => !known.includes(seat));
  const state = (seat: number): Turn["state"] => {
    if (current.includes(seat)) return "now";
    if (done.includes(seat)) return "done";
    if (later.includes(seat)) return "next";
    if (players[seat]?.chosen) return "hidden";
    return deciding.includes(seat) && view.phase === "activation" ? "choosing" : "idle";
  };
  return [...known, ...rest].map((seat) => ({
    seat,
    card: revealed ? shown(seat) : null,
    state: state(seat),
    left: resolution?.player === seat ? resolution.left : 0,
    deciding: deciding.includes(seat),
  }));
}
