/** Writes small PNG files: 16 shades of transparency of one colour, four bits a pixel. */

import { crc32, deflateSync } from "node:zlib";

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A picture whose palette runs from dark (0) over clear (8) to light (15). */
export function png(width: number, height: number, shade: (x: number, y: number) => number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc(48);
  const alphas = Buffer.alloc(16);
  for (let i = 0; i < 16; i++) {
    colours.fill(i < 8 ? 0 : 255, i * 3, i * 3 + 3);
    alphas[i] = Math.min(255, Math.abs(i - 8) * 7);
  }
  const row = 1 + Math.ceil(width / 2);
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = Math.max(0, Math.min(15, Math.round(shade(x, y))));
      const at = y * row + 1 + (x >> 1);
      pixels[at] = (pixels[at] ?? 0) | (x & 1 ? value : value << 4);
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("tRNS", alphas),
    chunk("IDAT", deflateSync(pixels, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
