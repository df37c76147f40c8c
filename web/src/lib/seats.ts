/** What those who sit at a table are called. */

import { t } from "./i18n.svelte";
import type { SeatInfo } from "./protocol";

/** A bot; of several of one kind each has its number. */
export function botName(bot: string, number = 0): string {
  const kind = t(`bot-${bot}`);
  return number ? t("bot-numbered", { bot: kind, number }) : t("bot-name", { bot: kind });
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const kindOf = (seat: SeatInfo): string | null => (seat.kind === "bot" ? (seat.bot ?? "random") : null);
  return seats.map((seat, i) => {
    const kind = kindOf(seat);
    if (kind === null) return seat.name || t("player-number", { number: i + 1 });
    const alike = (some: readonly SeatInfo[]): number => some.filter((one) => kindOf(one) === kind).length;
    return botName(kind, alike(seats) > 1 ? alike(seats.slice(0, i + 1)) : 0);
  });
}
