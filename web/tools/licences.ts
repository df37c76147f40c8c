/** The licences of what the client carries: the fonts' beside the fonts, those of the scripts as `licences.json`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

/** What Vite writes down of the packages whose code is in the client. */
export const SCRIPTS = "licences.json";

/** Files of packages, by the name under which they are served. Fluent names its licence but brings no text; TypeScript's is the same. */
const TEXTS: Record<string, string> = {
  "assets/OFL-alegreya.txt": "@fontsource/alegreya/LICENSE",
  "assets/OFL-alegreya-sans.txt": "@fontsource/alegreya-sans/LICENSE",
  "assets/Apache-2.0.txt": "typescript/LICENSE.txt",
};

export function licences(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "flipfield-licences",
    generateBundle() {
      for (const [fileName, file] of Object.entries(TEXTS)) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(resolve(file), "utf8") });
      }
    },
  };
}
