/** Which step of a lesson is shown. */

import type { LessonStep } from "../lib/protocol";

/**
 * `next` is the step that is to be done next, as the server says; what is to be read before it is shown first,
 * unless it was read already (`read` steps were) or the player went on without.
 */
export function shownStep(steps: readonly LessonStep[], next: number, read: number): number {
  let first = next;
  while (first > 0 && !steps[first - 1]?.acts) first--;
  return Math.min(next, Math.max(first, read));
}
