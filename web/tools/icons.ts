/** The few game-icons that the client draws, as the module `virtual:icons`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

/** Icon by unit, with the artist who made it (all CC BY 3.0, game-icons.net). */
const USED: Record<string, [icon: string, artist: string]> = {
  "arrer-boyz": ["pocket-bow", "Lorc"],
  "boar-boyz": ["boar", "Caro Asercion"],
  "bright-wizard": ["flame", "Carl Olsen"],
  "grom-the-paunch": ["ogre", "Delapouite"],
  "hochland-pistoliers": ["crossed-pistols", "Lorc"],
  "karl-franz": ["griffin-symbol", "Delapouite"],
  "marienburg-swordsmen": ["crossed-swords", "Lorc"],
  "orc-boyz": ["orc-head", "Delapouite"],
  "reikland-crossbowmen": ["crossbow", "Carl Olsen"],
  "stone-fangz-shaman": ["totem-head", "Lorc"],
  "wolf-riders": ["wolf-head", "Lorc"],
  "any": ["round-shield", "Willdabeast"],
};

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The path of a one-coloured icon of 512 by 512. */
export function pathOf(body: string): string {
  const path = /^<path [^>]*d="([^"]+)"[^>]*\/>$/.exec(body);
  if (!path?.[1]) throw new Error(`an icon with more than one path: ${body.slice(0, 80)}`);
  return path[1];
}

function moduleText(): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const paths: Record<string, string> = {};
  const credits: { icon: string; artist: string }[] = [];
  for (const [unit, [icon, artist]] of Object.entries(USED)) {
    const found = set.icons[icon];
    if (!found) throw new Error(`game-icons has no ${icon}`);
    paths[unit] = pathOf(found.body);
    credits.push({ icon, artist });
  }
  return `export const paths = ${JSON.stringify(paths)};\nexport const credits = ${JSON.stringify(credits)};\n`;
}

export function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "flipfield-icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? moduleText() : null),
  };
}
