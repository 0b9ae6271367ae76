import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

// Deno runs the functions: it finds a package by the deno.json of a function, a file by its whole name, and nothing outside of
// this folder, which is all that is deployed.

const folder = path.resolve("supabase/functions");
const functions = readdirSync(folder).filter((name) =>
  existsSync(path.join(folder, name, "index.ts")),
);
const read = (file: string) => readFileSync(file, "utf8");
const config = z.object({ imports: z.record(z.string(), z.string()) });
const lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string() }).partial()),
});

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => name ?? "");

/** The files of a function and the packages that they name. */
function graphOf(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (const file of waiting) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) waiting.push(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

test("there are functions", () => expect(functions).toContain("send-mail"));

test.each(functions)("%s is whole where it is deployed", (name) => {
  const { files, packages } = graphOf(path.join(folder, name, "index.ts"));
  for (const file of files) {
    expect(file.startsWith(`${folder}${path.sep}`), file).toBe(true);
    expect(file).toMatch(/\.ts$/);
    // Of Node, Deno has much and the edge runtime less.
    expect(read(file)).not.toMatch(/\b(?:process|Buffer|require|__dirname|setImmediate)\b[.(]/);
  }
  const { imports } = config.parse(JSON.parse(read(path.join(folder, name, "deno.json"))));
  expect(Object.keys(imports).sort()).toEqual(packages);
});

test.each(functions)("%s takes the packages that are tested here", (name) => {
  const { imports } = config.parse(JSON.parse(read(path.join(folder, name, "deno.json"))));
  const { packages } = lock.parse(JSON.parse(read("package-lock.json")));
  for (const [wanted, source] of Object.entries(imports)) {
    expect(source).toBe(`npm:${wanted}@${packages[`node_modules/${wanted}`]?.version}`);
  }
});
