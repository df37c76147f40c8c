/** What went wrong with a request, as a sentence. */

import { ApiError } from "./api";
import { t } from "./i18n.svelte";

export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  if (!error.problem) return t("unreachable");
  const facts = Object.entries(error.problem.facts).map(([key, value]) => [key, String(value)]);
  return t(`error-${error.problem.code}`, Object.fromEntries(facts) as Record<string, string>);
}
