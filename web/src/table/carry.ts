/** Something that is dragged from beside the table onto it. */

export interface Carried {
  /** It is dragged, with the pointer at this place of the screen. */
  ondrag: (event: PointerEvent) => void;
  ondrop: (event: PointerEvent) => void;
  oncancel: () => void;
}

const SLOP = 8;

export class Carry {
  private from: { x: number; y: number } | null = null;
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
    this.dragging ||= Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLOP;
    if (this.dragging) this.told.ondrag(event);
    return this.dragging;
  }

  up(event: PointerEvent): void {
    if (this.dragging) this.told.ondrop(event);
    this.dragged = this.dragging;
    this.end();
  }

  cancel(): void {
    if (this.dragging) this.told.oncancel();
    this.end();
  }

  /** Whether the click that follows belongs to a drag. */
  carried(): boolean {
    return this.dragged;
  }

  private end(): void {
    this.dragging = false;
    this.from = null;
  }
}
