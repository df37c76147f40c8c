/** The focus of those who play with keys or listen: dialogs take it and give it back, and it is never lost. */

let keys = false;
globalThis.addEventListener?.("keydown", () => (keys = true), true);
globalThis.addEventListener?.("pointerdown", () => (keys = false), true);

function take(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/** Takes the focus for as long as an element is there; then whoever had it gets it back. */
export function hold(element: HTMLElement, first: HTMLElement | null = element): () => void {
  const before = document.activeElement as HTMLElement | null;
  take(first);
  return () => {
    if (document.activeElement === document.body || element.contains(document.activeElement)) take(before?.isConnected ? before : null);
  };
}

/** A dialog that has to be answered: what lies behind it can be neither reached nor heard. */
export function modal(veil: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  const behind = [...(veil.parentElement?.children ?? [])].filter((one): one is HTMLElement => one instanceof HTMLElement && one !== veil && !one.inert);
  for (const one of behind) one.inert = true;
  take(veil.querySelector<HTMLElement>("[tabindex='-1']") ?? veil.querySelector("button"));
  return () => {
    for (const one of behind) one.inert = false;
    take(before?.isConnected ? before : null);
  };
}

/** Gives the focus to an element when what had it is gone and whoever sits there uses keys. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (keys && document.activeElement === document.body) take(element);
}
