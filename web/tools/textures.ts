/** Felt and wood, baked into small tiles when the client is built: `virtual:felt`, `virtual:wood`. */

import type { Plugin } from "vite";

import { png } from "./png.ts";

/** A repeatable stream of numbers in 0..1, so that every build bakes the same tile. */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** Values on a torus: smooth noise that tiles. */
export function noise(cells: number, seed: number): (u: number, v: number) => number {
  const next = stream(seed);
  const grid = Array.from({ length: cells * cells }, next);
  const at = (x: number, y: number): number => grid[(y % cells) * cells + (x % cells)] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = u * cells;
    const y = v * cells;
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - x0), ease(y - y0)];
    const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
    const low = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
    return top * (1 - fy) + low * fy;
  };
}

function felt(): Buffer {
  const size = 192;
  const soft = noise(6, 11);
  const fibre = noise(64, 12);
  const grain = stream(13);
  return png(size, size, (x, y) => {
    const [u, v] = [x / size, y / size];
    return 8 + (soft(u, v) - 0.5) * 1.4 + (fibre(u, v) - 0.5) * 5 + (grain() - 0.5) * 4;
  });
}

function wood(): Buffer {
  const [width, height] = [256, 96];
  const wave = noise(4, 21);
  const streak = noise(48, 22);
  const grain = stream(23);
  return png(width, height, (x, y) => {
    const [u, v] = [x / width, y / height];
    const bent = (v + 0.05 * Math.sin(2 * Math.PI * u) + 0.12 * wave(u, v) + 1) % 1;
    const rings = Math.sin(2 * Math.PI * 7 * bent);
    return 7 + rings * 2.2 + (streak((u / 12) % 1, v) - 0.5) * 7 + (grain() - 0.5) * 1.5;
  });
}

const BAKED: Record<string, () => Buffer> = { felt, wood };

export function textures(): Plugin {
  let building = false;
  return {
    name: "flipfield-textures",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source.startsWith("virtual:") && source.slice(8) in BAKED ? `\0${source}` : null),
    load(source) {
      const name = source.slice(9);
      const bake = source.startsWith("\0virtual:") ? BAKED[name] : undefined;
      if (!bake) return null;
      const picture = bake();
      if (!building) return `export default "data:image/png;base64,${picture.toString("base64")}";`;
      const file = this.emitFile({ type: "asset", name: `${name}.png`, source: picture });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
