import { describe, expect, it } from "vitest";

import { columns, open, percent } from "../src/game/fates";
import type { End } from "../src/lib/protocol";

const end = (damage: number, wounds: number, fallen: boolean, least: number, most = least): End => ({ damage, wounds, fallen, least, most });

describe("fates as columns", () => {
  it("tell what is new about a disk", () => {
    const fate = { disk: 3, ends: [end(1, 0, false, 1), end(3, 0, false, 2), end(0, 1, false, 3, 4), end(0, 0, true, 0, 6)] };
    expect(columns(fate, 12, { damage: 1, wounds: 0 })).toEqual([
      { kind: "unhurt", amount: 0, least: 8, most: 8 },
      { kind: "damage", amount: 2, least: 17, most: 17 },
      { kind: "wound", amount: 0, least: 25, most: 33 },
      { kind: "falls", amount: 0, least: 0, most: 50 },
    ]);
  });
  it("never round a chance away", () => {
    expect([percent(0, 1000), percent(1, 1000), percent(999, 1000), percent(1000, 1000)]).toEqual([0, 1, 99, 100]);
  });
  it("are open where something is not sure", () => {
    expect(open({ total: 6, disks: [{ disk: 0, ends: [end(2, 0, false, 6)] }] })).toBe(false);
    expect(open({ total: 6, disks: [{ disk: 0, ends: [end(2, 0, false, 5, 6)] }] })).toBe(true);
  });
});
