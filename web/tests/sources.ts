/** The client's sources and their syntax trees, for the tests that read them. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { parse } from "svelte/compiler";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../src");

export interface Source {
  /** Relative to the client's sources. */
  path: string;
  text: string;
}

export function sources(): Source[] {
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, "utf-8") }));
}

/** The scripts of a source: the whole of a .ts file, the script blocks of a component. */
export function scripts({ path, text }: Source): string[] {
  if (path.endsWith(".ts")) return [text];
  const { instance, module } = parse(text, { modern: true });
  return [instance, module].flatMap((script) => {
    if (!script) return [];
    const { start, end } = script.content as unknown as { start: number; end: number };
    return [text.slice(start, end)];
  });
}

export interface Word {
  text: string;
  /** The name of the attribute that it is in, "" for text between tags. */
  attribute: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** All texts that a component's template writes itself, between tags and in attributes. */
export function written({ text }: Source): Word[] {
  const found: Word[] = [];
  const visit = (node: unknown, attribute: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, attribute);
    else if (node && typeof node === "object") visitNode(node as Node, attribute);
  };
  const visitNode = (node: Node, attribute: string): void => {
    if (node.type === "Text") found.push({ text: String(node.data), attribute });
    else if (node.type === "ExpressionTag") shownBy(node.expression as Node, (said) => found.push({ text: said, attribute }));
    else {
      const name = node.type === "Attribute" || node.type === "StyleDirective" ? String(node.name) : attribute;
      for (const [key, value] of Object.entries(node)) if (!SKIPPED.has(key)) visit(value, name);
    }
  };
  visit(parse(text, { modern: true }).fragment, "");
  return found;
}

const SKIPPED = new Set(["expression", "parent", "context", "metadata", "name_loc", "loc"]);

/** The literals that an expression may come out as; what it hands to functions is not shown. */
function shownBy(node: Node, say: (text: string) => void): void {
  const go = (part: unknown): void => shownBy(part as Node, say);
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "string") say(node.value);
      break;
    case "TemplateLiteral":
      for (const quasi of node.quasis as { value: { cooked: string } }[]) say(quasi.value.cooked);
      (node.expressions as unknown[]).forEach(go);
      break;
    case "ConditionalExpression":
      go(node.consequent);
      go(node.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (!["===", "!==", "<", ">", "<=", ">="].includes(String(node.operator))) [node.left, node.right].forEach(go);
      break;
  }
}

/** All string literals of a script. */
export function literals(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("script.ts", script, ts.ScriptTarget.ES2022, false));
  return found;
}

/** All modules that a script imports, also on demand. */
export function imported(script: string): string[] {
  return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** All numbers that a script writes. */
export function numbers(script: string): number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) found.push(Number(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("script.ts", script, ts.ScriptTarget.ES2022, false));
  return found;
}
