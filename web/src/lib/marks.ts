/** Where a number comes from, as a sign that needs no language. */

export const MARKS: Readonly<Record<string, string>> = { printed: "■", forced: "◆", reported: "○", house: "⌂", overlay: "✎" };
