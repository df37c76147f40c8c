/** Theme and sound, as the player chose them. */

import { recall, remember } from "../lib/memory";
import type { Sound } from "../table/sound";

export type Theme = "auto" | "dark" | "light";

class Settings {
  theme = $state<Theme>(recall<Theme>("theme", "auto"));
  sound = $state(recall("sound", false));

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

  /** The sound of cardboard and dice; its script is loaded when it is wanted. */
  useSound(on: boolean): void {
    this.sound = on;
    remember("sound", on);
    this.hear("place");
  }

  hear(sound: Sound): void {
    if (this.sound) void import("../table/sound").then(({ play }) => play(sound));
  }

  start(): void {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.apply());
    this.apply();
  }
}

export const settings = new Settings();
