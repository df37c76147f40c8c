/** The turn of a disk over its edge, as keyframes: stand up on the edge point, turn there, fall. */

import type { Spot } from "./board";

export const FLIP_MS = 250;

function transform(centre: Spot, pivot: Spot, axis: Spot, degrees: number): string {
  const at = { x: centre.x + pivot.x, y: centre.y + pivot.y };
  return (
    `translate3d(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px, 0) perspective(420px) ` +
    `rotate3d(${axis.x.toFixed(4)}, ${axis.y.toFixed(4)}, 0, ${degrees}deg) ` +
    `translate3d(${(-pivot.x).toFixed(2)}px, ${(-pivot.y).toFixed(2)}px, 0)`
  );
}

/** The direction from the old centre to the edge point on which a disk of radius r stands up. */
export function edge(from: Spot, to: Spot, r: number): { up: Spot; down: Spot } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const along = far > 0 ? { x: dx / far, y: dy / far } : { x: 1, y: 0 };
  const cos = Math.min(1, far / (2 * r));
  const sin = Math.sqrt(1 - cos * cos);
  return {
    up: { x: along.x * cos - along.y * sin, y: along.y * cos + along.x * sin },
    down: { x: along.x * cos + along.y * sin, y: along.y * cos - along.x * sin },
  };
}

/** Keyframes of a flip for an element whose origin is the disk's centre, in picture millimetres. */
export function flipFrames(from: Spot, to: Spot, r: number): Keyframe[] {
  const { up, down } = edge(from, to, r);
  const rise = { x: up.x * r, y: up.y * r };
  const fall = { x: -down.x * r, y: -down.y * r };
  const risen = { x: -up.y, y: up.x };
  const fallen = { x: -down.y, y: down.x };
  return [
    { transform: transform(from, rise, risen, 0), offset: 0, easing: "cubic-bezier(.5,0,.9,.6)" },
    { transform: transform(from, rise, risen, 89), offset: 0.5 },
    { transform: transform(to, fall, fallen, -89), offset: 0.5, easing: "cubic-bezier(.2,.5,.6,1)" },
    { transform: transform(to, fall, fallen, 0), offset: 0.84, easing: "ease-out" },
    { transform: transform(to, fall, fallen, -3), offset: 0.92, easing: "ease-in" },
    { transform: transform(to, fall, fallen, 0), offset: 1 },
  ];
}

/** The shadow that goes with it: it narrows while the disk stands. */
export function shadowFrames(from: Spot, to: Spot, r: number): Keyframe[] {
  const { up } = edge(from, to, r);
  const mid = { x: from.x + up.x * r, y: from.y + up.y * r };
  const at = (spot: Spot, size: number): string =>
    `translate3d(${spot.x.toFixed(2)}px, ${spot.y.toFixed(2)}px, 0) scale(${size})`;
  return [
    { transform: at(from, 1), opacity: 1 },
    { transform: at(mid, 0.55), opacity: 0.6 },
    { transform: at(to, 1), opacity: 1 },
  ];
}
