import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../apis/config.ts";

/** The packages that affect a new database: the engine, and the schemas of the APIs. */
const packages = ["@electric-sql/pglite", "@supabase/lite"];

/**
 * Returns the name of the snapshot for a new database. It depends on every file that affects the content, and on the
 * UTC date, because demo data contains timestamps relative to its creation.
 */
export function snapshotName(root: string, seeds: Config["db"]["seed"], now = new Date()): string {
  const files = [
    ...filesIn(path.join(root, "supabase/migrations")),
    ...(seeds.enabled ? seeds.sql_paths.map((file) => path.join(root, "supabase", file)) : []),
    ...filesIn(path.join(root, "supabase/local/database")),
    ...packages.map((name) => path.join(root, "node_modules", name, "package.json")),
  ];
  const hash = createHash("sha256");
  for (const file of files.filter((file) => existsSync(file))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.byteLength}\0`).update(content);
  }
  return `${now.toISOString().slice(0, 10)}-${hash.digest("hex").slice(0, 16)}.tar.gz`;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.endsWith(".test.ts"));
  return names.sort().map((name) => path.join(folder, name));
}
