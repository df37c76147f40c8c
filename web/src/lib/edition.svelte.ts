/** Whether the server hands out another build of this page than the one that is open. */

/** The build's name: that of its first script, which changes with everything that it loads. */
export function client(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script?.src.split("/").at(-1) ?? "";
}

class Edition {
  /** The page is older than its server and should be loaded anew. */
  old = $state(false);

  /** The server named the build that it hands out; a page under construction has no name to compare. */
  heard(served: string | null | undefined): void {
    if (import.meta.env.PROD && served && served !== client()) this.old = true;
  }
}

export const edition = new Edition();
