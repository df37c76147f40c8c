import { expect, test } from "vitest";

import { COLOURS } from "../src/table/sides";

type Three = [number, number, number];

/** What is left of linear red, green and blue for eyes without one kind of cones (Machado and others, 2009). */
const EYES: Record<string, [Three, Three, Three]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(colour: string): Three {
  const part = (from: number): number => {
    const value = parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (rgb: Three): number => dot([0.2126, 0.7152, 0.0722], rgb);

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A colour as these eyes see it, in CIELAB. */
function seen(colour: string, eyes: [Three, Three, Three]): Three {
  const rgb = eyes.map((row) => Math.min(1, Math.max(0, dot(row, linear(colour))))) as Three;
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = root(luminance(rgb));
  const z = root(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(Object.keys(EYES))("every two sides differ clearly: %s", (name) => {
  const eyes = EYES[name]!;
  const all = Object.values(COLOURS);
  for (const part of ["face", "rim"] as const)
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) {
        const [a, b] = [seen(one[part], eyes), seen(other[part], eyes)];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${one[part]} ${other[part]}`).toBeGreaterThan(20);
      }
});

test("icons and patterns can be read", () => {
  for (const { face, rim, ink } of Object.values(COLOURS)) {
    expect(contrast(face, ink)).toBeGreaterThan(4.5);
    expect(contrast(rim, ink)).toBeGreaterThan(4.5);
  }
});
