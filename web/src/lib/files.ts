/** Small text files that players open and save. */

/** What is wrong, as the key of a text. */
export class TextError extends Error {}

const MOST = 60_000;

/** The text of a file; a large or binary one is refused. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST) throw new TextError("file-large");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (text.includes("\0")) throw new TextError("file-binary");
    return text;
  } catch {
    throw new TextError("file-binary");
  }
}

/** Lets the browser save something under a name. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name made of a title. */
export function fileName(title: string, suffix: string): string {
  const plain = title.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${plain.slice(0, 60) || "flipfield"}${suffix}`;
}
