/** The few game-icons that the client draws, as the module `virtual:icons`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

/** Icon by unit or terrain piece, with the artist who made it (all CC BY 3.0, game-icons.net). */
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
  "alarielle-the-radiant": ["queen-crown", "Lorc"],
  "archaon-the-everchosen": ["horned-helm", "Lorc"],
  "azhag-the-slaughterer": ["wyvern", "Lorc"],
  "big-boss": ["brute", "Delapouite"],
  "black-orcs": ["crossed-axes", "Lorc"],
  "bloodcrushers": ["bull-horns", "Lorc"],
  "bloodthirster": ["daemon-skull", "Lorc"],
  "ellyrian-reavers": ["unicorn", "Delapouite"],
  "flamers": ["fire-wave", "Lorc"],
  "grimgor-ironhide": ["battle-axe", "Lorc"],
  "helblaster-volley-gun": ["field-gun", "Quoting"],
  "hellcannon": ["cannon", "Lorc"],
  "hellstriders": ["spear-hook", "Lorc"],
  "high-mage": ["crystal-wand", "Lorc"],
  "huntsmen": ["hunting-horn", "Lorc"],
  "kairos-fateweaver": ["vulture", "Lorc"],
  "knights-panther": ["mounted-knight", "Skoll"],
  "kurgan-marauders": ["sharp-axe", "Delapouite"],
  "luthor-huss": ["warhammer", "Delapouite"],
  "maiden-guard": ["swordwoman", "Cathelineau"],
  "militia-archers": ["high-shot", "Lorc"],
  "militia-spearmen": ["spears", "Lorc"],
  "plaguebearers": ["fly", "Delapouite"],
  "repeater-bolt-thrower": ["ballista", "Skoll"],
  "river-troll": ["troll", "Skoll"],
  "rock-lobber": ["catapult", "Heavenly Dog"],
  "skycutter": ["eagle-emblem", "Lorc"],
  "sorcerer-of-tzeentch": ["wizard-staff", "Lorc"],
  "steam-tank": ["tank", "Lorc"],
  "sun-dragon": ["spiked-dragon-head", "Delapouite"],
  "swordmasters-of-hoeth": ["relic-blade", "Lorc"],
  "talabheim-greatswords": ["two-handed-sword", "Delapouite"],
  "teclis": ["magic-swirl", "Lorc"],
  "tyrion": ["winged-sword", "Lorc"],
  "valkia-the-bloody": ["evil-wings", "sbed"],
  "volkmar-the-grim": ["pope-crown", "Delapouite"],
  "cave": ["cave-entrance", "Delapouite"],
  "gully": ["earth-crack", "Lorc"],
  "old-wood": ["pine-tree", "Lorc"],
  "ruined-windmill": ["windmill", "Delapouite"],
  "watchtower": ["watchtower", "Delapouite"],
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
