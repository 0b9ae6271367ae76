import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

// Deno resolves packages with each function's deno.json and requires file extensions. Only this folder is deployed.

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
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*"([^": ]+(?::[^": ]+)?)"/g)].map(
    ([, name]) => name ?? "",
  );

/** Returns the files that a function consists of and the packages that they import. */
function dependenciesOf(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [entry];
  for (const file of queue) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) queue.push(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

test("the functions are found", () => expect(functions).toContain("send-mail"));

test.each(functions)("%s imports only deployed files and declared packages", (name) => {
  const { files, packages } = dependenciesOf(path.join(folder, name, "index.ts"));
  for (const file of files) {
    expect(file.startsWith(`${folder}${path.sep}`), file).toBe(true);
    expect(file).toMatch(/\.ts$/);
    // The edge runtime lacks some of Node's globals.
    expect(read(file)).not.toMatch(/\b(?:process|Buffer|require|__dirname|setImmediate)\b[.(]/);
  }
  const { imports } = config.parse(JSON.parse(read(path.join(folder, name, "deno.json"))));
  expect(Object.keys(imports).sort()).toEqual(packages);
});

test.each(functions)("%s uses the package versions of package-lock.json", (fn) => {
  const { imports } = config.parse(JSON.parse(read(path.join(folder, fn, "deno.json"))));
  const { packages } = lock.parse(JSON.parse(read("package-lock.json")));
  for (const [name, source] of Object.entries(imports)) {
    expect(source).toBe(`npm:${name}@${packages[`node_modules/${name}`]?.version}`);
  }
});
