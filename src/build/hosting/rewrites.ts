import { type BuiltDocument, fileOf } from "../prerender/documents.ts";

/** The addresses that a path of the route table stands for: one that ends in a "?" goes without its last part, too. */
const variants = (path: string): string[] =>
  path.endsWith("?") ? [path.replace(/\/[^/]*$/, ""), path.slice(0, -1)] : [path];

const hasPart = (rule: string) => rule.includes(":");

/** Rules for hosts: which document answers the addresses that have no file of their own. The first that fits counts. */
export function rewrites(documents: readonly BuiltDocument[]): string {
  const rules = documents.flatMap(({ file, answers }) =>
    answers
      .filter((path) => fileOf(path) !== file)
      .flatMap(variants)
      .flatMap((from) => [from, `${from}/`])
      .map((from) => `${from} /${file} 200`),
  );
  return [...rules.filter((rule) => !hasPart(rule)), ...rules.filter(hasPart)].join("\n");
}
