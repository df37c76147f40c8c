/**
 * The page that the address names: `#/game/<id>/<keys>`, `#/join/<id>/<invitation>`, `#/replay/<id>/<step>`, `#/battle/<army>`, `#/armies`, `#/army/<id or code>`,
 * `#/numbers/<id>`, `#/lessons`, `#/rules/<rule>`, `#/credits`, else the start page.
 */

export interface Route {
  page: string;
  id: string;
  rest: string;
}

/** An address that was cut off in the middle of a letter is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Route {
  const [page = "", id = "", rest = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page, id, rest };
}

class Router {
  current = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.current = parse(location.hash)));
  }

  go(page: string, id = "", rest = ""): void {
    location.hash = `#/${[page, id, rest].filter(Boolean).map(encodeURIComponent).join("/")}`;
  }
}

export const router = new Router();
