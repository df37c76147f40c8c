/** Theme and page, as the player chose them. */

import { recall, remember } from "./memory";

export type Theme = "auto" | "dark" | "light";

class Settings {
  theme = $state<Theme>(recall<Theme>("theme", "auto"));

  apply(): void {
    const light =
      this.theme === "light" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = light ? "light" : "dark";
  }

  use(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  start(): void {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.apply());
    this.apply();
  }
}

export const settings = new Settings();
