/** What went wrong with a request, as a sentence. */

import { ApiError } from "./api";
import { t } from "./i18n.svelte";
import { plain, problemText } from "./words";

export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  if (!error.problem) return t("unreachable");
  return plain(problemText(error.problem));
}
