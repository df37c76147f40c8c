/** What went wrong with a request, as a sentence. */

import { ApiError } from "../lib/api";
import { TextError } from "../lib/files";
import { t } from "../lib/i18n.svelte";
import { plain, problemText } from "../lib/words";

export function complaint(error: unknown): string {
  if (error instanceof TextError) return t(error.message);
  if (!(error instanceof ApiError)) return String(error);
  if (!error.problem) return t("unreachable");
  return plain(problemText(error.problem));
}

/** The rule that a problem names, or "". */
export function ruleOf(error: unknown): string {
  return error instanceof ApiError && typeof error.problem?.facts.rule === "string" ? error.problem.facts.rule : "";
}
