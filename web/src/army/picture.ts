/** A picture of an army, made of the same drawings that the page shows. */

export interface Shown {
  name: string;
  copies: number;
  /** The disk as the page draws it. */
  face: SVGElement;
}

export interface Plan {
  title: string;
  regiments: { name: string; points: string; hero: SVGElement; units: Shown[] }[];
  cards: string;
  code: string;
}

const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "font-family",
  "font-weight",
  "font-size",
  "letter-spacing",
  "text-anchor",
  "text-transform",
  "clip-path",
] as const;
const WIDTH = 1200;
const MARGIN = 40;
const ACROSS = 6;
const CELL = (WIDTH - 2 * MARGIN) / ACROSS;
const DISK = 140;
const HERO = 150;
const SHARP = 2;
const PAPER = "#ecdfbd";
const INK = "#2b2013";

/** A drawing that needs no style sheet any more, at a place of its own. */
function stamped(face: SVGElement, x: number, y: number, size: number): string {
  const copy = face.cloneNode(true) as SVGElement;
  const [from, to] = [[face, ...face.querySelectorAll<SVGElement>("*")], [copy, ...copy.querySelectorAll<SVGElement>("*")]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    to[i]?.setAttribute("style", STYLES.map((name) => `${name}:${style.getPropertyValue(name).replaceAll('"', "'")}`).join(";"));
    to[i]?.removeAttribute("class");
  });
  for (const [name, value] of Object.entries({ x, y, width: size, height: size })) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Words in lines of at most so many letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function label(x: number, y: number, size: number, text: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;
}

/** The whole picture as SVG, without fonts. */
export function drawing(plan: Plan): { body: string; height: number } {
  const parts: string[] = [];
  let y = MARGIN + 44;
  const bold = 'font-weight="700" font-family="Alegreya, Georgia, serif"';
  parts.push(label(MARGIN, y, 46, plan.title, bold));
  y += 24;
  for (const regiment of plan.regiments) {
    parts.push(stamped(regiment.hero, MARGIN, y, HERO));
    parts.push(label(MARGIN + HERO + 20, y + 72, 34, regiment.name, bold), label(MARGIN + HERO + 20, y + 108, 23, regiment.points));
    y += HERO + 6;
    regiment.units.forEach((unit, i) => {
      const x = MARGIN + (i % ACROSS) * CELL;
      const top = y + Math.floor(i / ACROSS) * (DISK + 56);
      parts.push(stamped(unit.face, x + (CELL - DISK) / 2, top, DISK));
      const line = unit.copies > 1 ? `${unit.copies} × ${unit.name}` : unit.name;
      wrapped(line, 22).slice(0, 2).forEach((words, j) => {
        parts.push(label(x + CELL / 2, top + DISK + 18 + 21 * j, 19, words, 'text-anchor="middle"'));
      });
    });
    y += Math.ceil(regiment.units.length / ACROSS) * (DISK + 56) + 18;
  }
  for (const words of wrapped(plan.cards, 96)) {
    y += 28;
    parts.push(label(MARGIN, y, 23, words));
  }
  y += 40;
  parts.push(label(MARGIN, y, 20, `${plan.code} · Flipfield`, 'opacity="0.75"'));
  return { body: parts.join("\n"), height: y + MARGIN - 10 };
}

/** The fonts that the page has loaded, written into a style sheet. */
async function fonts(): Promise<string> {
  const loaded = [...document.fonts].filter((font) => font.status === "loaded");
  const found: string[] = [];
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const style = rule.style;
    const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
    const plain = (name: string): string => name.replaceAll(/["']/g, "");
    const same = loaded.some(
      (font) => plain(font.family) === plain(style.getPropertyValue("font-family")) && font.weight === style.getPropertyValue("font-weight"),
    );
    if (!address || !same) continue;
    const data = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
    const bytes = new Uint8Array(await data.arrayBuffer());
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    found.push(rule.cssText.replace(/src:[^;]+;/, `src: url(data:font/woff2;base64,${btoa(letters)});`));
  }
  return found.join("\n");
}

/** The picture as a PNG file. */
export async function picture(plan: Plan): Promise<Blob> {
  const { body, height } = drawing(plan);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"
    font-family="Alegreya Sans, sans-serif" fill="${INK}"><style>${escaped(await fonts())}</style>
    <rect width="100%" height="100%" fill="${PAPER}"/>${body}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * SHARP, height * SHARP];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}
