/** Options that are neither disks nor places, in words. */

import { list, t } from "../lib/i18n.svelte";
import type { Value } from "../lib/protocol";
import { diskName, type Cast } from "../lib/words";

export interface Offer {
  title: string;
  about: string;
}

/** Orders of many, one place after another: how those begin that begin as wanted. The whole, once there is no choice. */
export function beginnings(orders: readonly Value[], begun: readonly Value[]): Value[] {
  const lists = orders.filter(Array.isArray).filter((order) => begun.every((one, i) => order[i] === one));
  const next = [...new Set(lists.map((order) => order[begun.length] as Value))];
  return next.map((one) => {
    const those = lists.filter((order) => order[begun.length] === one);
    return (those.length > 1 ? [...begun, one] : those[0]) as Value;
  });
}

export function offerText(cast: Cast, kind: string, answer: Value): Offer {
  if (kind === "edge") return { title: t(`edge-${String(answer)}`), about: "" };
  if (kind === "scenario") return { title: t(`scenario-${String(answer)}`), about: t(`scenario-${String(answer)}-text`) };
  if (!Array.isArray(answer)) return { title: String(answer), about: "" };
  if (kind === "tokens") return { title: answer.map((seat) => cast.players[Number(seat)] ?? "").join(" → ") + (answer.length < cast.players.length ? " → …" : ""), about: "" };
  const [ability, disk, engaged] = answer as [string, number, number[]];
  const disks = list(engaged.map((id) => diskName(cast.view, id)));
  const name = t(`ability-${ability.replaceAll(" ", "-")}`);
  return { title: t("offer-trigger", { ability: name, disk: diskName(cast.view, disk), disks }), about: "" };
}
