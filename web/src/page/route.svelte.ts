/**
 * The page that the address names: `#/game/<id>`, `#/replay/<id>`, `#/battle/<army>`, `#/armies`, `#/army/<id or code>`, `#/numbers/<id>`,
 * `#/lessons`, `#/rules`, `#/credits`, else the start page.
 */

export interface Route {
  page: string;
  id: string;
}

export function parse(hash: string): Route {
  const [page = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  return { page, id: decodeURIComponent(id) };
}

class Router {
  current = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.current = parse(location.hash)));
  }

  go(page: string, id = ""): void {
    location.hash = id ? `#/${page}/${encodeURIComponent(id)}` : `#/${page}`;
  }
}

export const router = new Router();
