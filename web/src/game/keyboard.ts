/** Keys of the table. Everything that a pointer can do can be done with them. */

import { tick } from "svelte";

import { catchFocus } from "../page/focus";
import type { Hands } from "../table/hands.svelte";
import type { Table } from "./table.svelte";

interface Camera {
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
}

interface Place {
  camera(): Camera | undefined;
  help(): void;
  /** Open or close the list of engagements. */
  fights(): void;
  /** Close what lies over a corner of the table; false when nothing does. */
  shut(): boolean;
  /** Open or close the table in words. */
  words(): void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN = 60;

export class Keyboard {
  constructor(
    private readonly table: Table,
    private readonly hands: Hands,
    private readonly place: Place,
  ) {}

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || target.closest("input, select, textarea")) return;
    const modal = document.querySelector("[role=dialog]");
    if (event.key === "?") this.place.help();
    else if (modal) {
      if (event.key === "Escape") modal.querySelector<HTMLElement>("[data-close]")?.click();
      return;
    } else if (this.table.animating && ["Enter", " ", "Escape"].includes(event.key)) this.table.hurry();
    else if (!this.arrow(event) && !this.letter(event)) return;
    event.preventDefault();
  }

  /** When what had the focus is gone, the table has it. */
  keep(): void {
    void tick().then(() => catchFocus(grip()));
  }

  private arrow(event: KeyboardEvent): boolean {
    const way = ARROWS[event.key];
    if (!way) return false;
    const [dx, dy] = way;
    if (event.altKey) this.place.camera()?.pan(-dx * PAN, -dy * PAN);
    else if (this.hands.ruler.on || (this.table.choice.landing && this.table.target === null)) {
      grip()?.focus({ preventScroll: true });
      this.hands.step(dx, dy, event.shiftKey);
    } else this.hop(dx, dy);
    return true;
  }

  private hop(dx: number, dy: number): void {
    const next = this.hands.neighbour(focused(), dx, dy);
    if (next !== null) document.querySelector<HTMLElement>(`[data-disk="${next}"]`)?.focus();
  }

  private letter(event: KeyboardEvent): boolean {
    const { table, hands } = this;
    switch (event.key) {
      case "Enter":
        return [document.body, grip()].includes(document.activeElement as HTMLElement) && hands.landAtCursor();
      case "Escape":
        table.aim.clear();
        table.card = null;
        if (hands.ruler.on) {
          hands.ruler.toggle();
          hands.cursor = null;
          return true;
        }
        this.keep();
        return hands.close() || this.place.shut();
      case "e":
      case "E": {
        const closing = table.choice.buttons.find((button) => button.closing);
        if (closing) void table.send(closing.answer);
        return closing !== undefined;
      }
      case "u":
      case "U":
        void table.undo();
        return true;
      case "i":
      case "I": {
        const disk = focused() ?? table.now?.view.activation?.disk ?? null;
        hands.inspect(hands.fixed ? null : disk, true);
        return true;
      }
      case "m":
      case "M":
        hands.ruler.toggle();
        return true;
      case "f":
      case "F":
        this.place.fights();
        return true;
      case "r":
      case "R":
        return table.turn(event.shiftKey ? 15 : -15);
      case "t":
      case "T":
        this.place.words();
        return true;
      case "+":
      case "=":
        this.place.camera()?.zoom(1.4);
        return true;
      case "-":
        this.place.camera()?.zoom(1 / 1.4);
        return true;
      case "0":
        this.place.camera()?.fit();
        return true;
      default:
        return false;
    }
  }
}

function focused(): number | null {
  const disk = (document.activeElement as HTMLElement | null)?.dataset.disk;
  return disk === undefined ? null : Number(disk);
}

/** What has the focus while arrows point at the table. */
function grip(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".cursor");
}
