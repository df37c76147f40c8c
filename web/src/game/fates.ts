/** Fates of disks as columns of a small chart: from the mildest end to the hardest. */

import type { DiskFate, End, Fates } from "../lib/protocol";

export interface Column {
  /** `unhurt`, `damage`, `wound` or `falls`; the first part of its text's key. */
  kind: "unhurt" | "damage" | "wound" | "falls";
  amount: number;
  /** Percent: the least is sure, up to the most it depends on what players choose. */
  least: number;
  most: number;
}

function kindOf(end: End, before: { damage: number; wounds: number }): Column["kind"] {
  if (end.fallen) return "falls";
  if (end.wounds > before.wounds) return "wound";
  return end.damage > before.damage ? "damage" : "unhurt";
}

/** A share in percent; what can happen is never rounded to nothing, what can fail never to a certainty. */
export function percent(ways: number, total: number): number {
  const share = (ways / total) * 100;
  if (share > 0 && share < 1) return 1;
  if (share < 100 && share > 99) return 99;
  return Math.round(share);
}

export function columns(fate: DiskFate, total: number, before: { damage: number; wounds: number }): Column[] {
  return fate.ends.map((end) => {
    const kind = kindOf(end, before);
    return {
      kind,
      amount: kind === "damage" ? end.damage - before.damage : kind === "wound" ? end.damage : 0,
      least: percent(end.least, total),
      most: percent(end.most, total),
    };
  });
}

/** Whether dice or choices leave anything open. */
export function open(fates: Fates): boolean {
  return fates.disks.some(({ ends }) => ends.some(({ least }) => least < fates.total));
}
