/** Something that is dragged from beside the table onto it. */

export interface Carried {
  /** It is dragged, with the pointer at this place of the screen. */
  ondrag: (event: PointerEvent) => void;
  ondrop: (event: PointerEvent) => void;
  oncancel: () => void;
}

const SLOP = 8;
/** A finger that goes so much more along the tray than to the table looks through the tray. */
const ALONG = 2;

/** The nearest box around an element that has more to show along a direction. */
function scroller(element: HTMLElement, across: boolean): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const more = across ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
    if (more > 0 && (across ? overflowX : overflowY) === "auto") return box;
  }
  return null;
}

export class Carry {
  private from: { x: number; y: number } | null = null;
  /** What the finger scrolls instead of carrying. */
  private scrolled: HTMLElement | null = null;
  private dragging = false;
  private dragged = false;

  constructor(private readonly told: Carried) {}

  down(event: PointerEvent): void {
    this.from = { x: event.clientX, y: event.clientY };
    this.dragged = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  /** True while it is dragged. */
  move(event: PointerEvent): boolean {
    if (!this.from) return false;
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.dragging && !this.scrolled && Math.hypot(dx, dy) > SLOP) {
      if (event.pointerType === "touch") this.scrolled = this.along(event.currentTarget as HTMLElement, dx, dy);
      this.dragging = this.scrolled === null;
    }
    if (this.scrolled) {
      this.scrolled.scrollBy(-dx, -dy);
      this.from = { x: event.clientX, y: event.clientY };
      this.dragged = true;
    }
    if (this.dragging) this.told.ondrag(event);
    return this.dragging;
  }

  up(event: PointerEvent): void {
    if (this.dragging) this.told.ondrop(event);
    this.dragged ||= this.dragging;
    this.end();
  }

  cancel(): void {
    if (this.dragging) this.told.oncancel();
    this.end();
  }

  /** The table is above an upright screen's tray, and beside a lying one's. */
  private along(element: HTMLElement, dx: number, dy: number): HTMLElement | null {
    const across = matchMedia("(orientation: portrait)").matches;
    const [along, away] = across ? [Math.abs(dx), Math.abs(dy)] : [Math.abs(dy), Math.abs(dx)];
    return along > ALONG * away ? scroller(element, across) : null;
  }

  /** Whether the click that follows belongs to a drag. */
  carried(): boolean {
    return this.dragged;
  }

  private end(): void {
    this.dragging = false;
    this.scrolled = null;
    this.from = null;
  }
}
