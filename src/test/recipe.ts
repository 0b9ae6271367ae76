import { readFileSync } from "node:fs";

/** The code of a recipe of CONTRIBUTING, by its language. */
export function recipe(name: string, language: string): string {
  const guide = readFileSync("CONTRIBUTING.md", "utf8");
  const [, text = ""] = guide.split(`**${name}.**`);
  const code = new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(text)?.[1];
  if (!code) throw new Error(`No ${language} in the recipe "${name}"`);
  return code;
}
