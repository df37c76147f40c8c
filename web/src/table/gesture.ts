/** Mouse, pen and fingers on the table, told apart: hover, tap, hold, drag a landing, pan, pinch, turn, wheel. */

import type { Spot } from "./board";

export interface Handlers {
  /** Whether a drag that starts here plays (drags a landing) or moves the table. */
  plays(at: Spot, touch: boolean): boolean;
  hover(at: Spot | null): void;
  tap(at: Spot, touch: boolean): void;
  hold(at: Spot): void;
  drag(at: Spot, touch: boolean): void;
  drop(at: Spot): void;
  cancel(): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Spot): void;
  /** Whether two fingers that come down here hold something that they move and turn; else they move the table. */
  grips(a: Spot, b: Spot): boolean;
  /** They go so far and turn by degrees clockwise. */
  twist(degrees: number, dx: number, dy: number): void;
  /** The wheel is turned, downwards when positive; true when that was meant for something else than zooming. */
  wheel(step: number): boolean;
  /** A gesture that moves the table starts or ends. */
  moving(on: boolean): void;
}

const SLOP = 8;
const HOLD_MS = 450;

interface Finger {
  start: Spot;
  last: Spot;
}

type Mode = "idle" | "undecided" | "playing" | "panning" | "twisting" | "held";

export function gestures(element: HTMLElement, handlers: Handlers): () => void {
  const fingers = new Map<number, Finger>();
  let mode: Mode = "idle";
  let plays = false;
  let timer = 0;

  const place = (event: PointerEvent | WheelEvent): Spot => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const enter = (next: Mode): void => {
    clearTimeout(timer);
    if (mode === "panning" && next !== "panning") handlers.moving(false);
    if (next === "panning" && mode !== "panning") handlers.moving(true);
    mode = next;
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 1 || (event.target as Element).closest("[data-ui]")) return;
    const at = place(event);
    fingers.set(event.pointerId, { start: at, last: at });
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      if (mode === "playing") handlers.cancel();
      enter(a && b && handlers.grips(a.last, b.last) ? "twisting" : "panning");
      return;
    }
    const touch = event.pointerType === "touch";
    plays = event.button === 0 && handlers.plays(at, touch);
    enter("undecided");
    if (!touch) return;
    timer = window.setTimeout(() => {
      if (mode !== "undecided") return;
      enter("held");
      handlers.hold(at);
    }, HOLD_MS);
  };

  const pinch = (event: PointerEvent, at: Spot): void => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    const span = (): number => Math.hypot(a.last.x - b.last.x, a.last.y - b.last.y) || 1;
    const middle = (): Spot => ({ x: (a.last.x + b.last.x) / 2, y: (a.last.y + b.last.y) / 2 });
    const angle = (): number => (Math.atan2(b.last.y - a.last.y, b.last.x - a.last.x) * 180) / Math.PI;
    const [before, from, facing] = [span(), middle(), angle()];
    const finger = fingers.get(event.pointerId);
    if (finger) finger.last = at;
    const to = middle();
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (mode === "twisting") {
      handlers.twist(((angle() - facing + 540) % 360) - 180, dx, dy);
      return;
    }
    handlers.pan(dx, dy);
    handlers.zoom(span() / before, to);
  };

  const move = (event: PointerEvent): void => {
    const at = place(event);
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== "touch") handlers.hover((event.target as Element).closest("[data-ui]") ? null : at);
      return;
    }
    if (fingers.size === 2) {
      pinch(event, at);
      return;
    }
    const touch = event.pointerType === "touch";
    const [dx, dy] = [at.x - finger.last.x, at.y - finger.last.y];
    if (mode === "undecided" && Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > SLOP) {
      enter(plays ? "playing" : "panning");
    }
    if (mode === "playing") handlers.drag(at, touch);
    if (mode === "panning") handlers.pan(dx, dy);
    if (mode !== "undecided") finger.last = at;
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    const at = place(event);
    const ended = mode;
    if (fingers.size === 0) enter("idle");
    if (ended === "undecided") handlers.tap(at, event.pointerType === "touch");
    if (ended === "playing") handlers.drop(at);
  };

  const cancel = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (mode === "playing") handlers.cancel();
    if (fingers.size === 0) enter("idle");
  };

  const leave = (event: PointerEvent): void => {
    if (!fingers.size && event.pointerType !== "touch") handlers.hover(null);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    if (!event.ctrlKey && handlers.wheel(step)) return;
    handlers.zoom(Math.exp(-step * 0.0015), place(event));
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["pointerleave", leave],
    ["wheel", wheel],
  ];
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}
