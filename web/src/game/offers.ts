/** Options that are neither disks nor places, in words. */

import { list, t } from "../lib/i18n.svelte";
import type { Value } from "../lib/protocol";
import { diskName, type Cast } from "../lib/words";

export interface Offer {
  title: string;
  about: string;
}

export function offerText(cast: Cast, kind: string, answer: Value): Offer {
  if (kind === "edge") return { title: t(`edge-${String(answer)}`), about: "" };
  if (kind === "scenario") return { title: t(`scenario-${String(answer)}`), about: t(`scenario-${String(answer)}-text`) };
  if (!Array.isArray(answer)) return { title: String(answer), about: "" };
  if (kind === "tokens") return { title: answer.map((seat) => cast.players[Number(seat)] ?? "").join(" → "), about: "" };
  const [ability, disk, engaged] = answer as [string, number, number[]];
  const disks = list(engaged.map((id) => diskName(cast.view, id)));
  const name = t(`ability-${ability.replaceAll(" ", "-")}`);
  return { title: t("offer-trigger", { ability: name, disk: diskName(cast.view, disk), disks }), about: "" };
}
