import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Config } from "../apis/config.ts";
import type { Database } from "./database.ts";
import { literal, runAndRecord } from "./script.ts";

const seeded = z.object({ path: z.string(), hash: z.string() });

interface SeedReport {
  applied: string[];
  warnings: string[];
}

/** Runs the seed files of config.toml once, and records them as the CLI does. */
export async function seed(
  db: Database,
  folder: string,
  config: Config["db"]["seed"],
): Promise<SeedReport> {
  const rows = await db.query(seeded, "select path, hash from supabase_migrations.seed_files");
  const known = new Map(rows.map((row) => [row.path, row.hash]));
  const report: SeedReport = { applied: [], warnings: [] };

  for (const entry of config.enabled ? config.sql_paths : []) {
    const file = path.join(folder, entry);
    if (!existsSync(file)) continue;
    const name = path.posix.join("supabase", entry);
    const script = readFileSync(file, "utf8");
    const hash = createHash("sha256").update(script).digest("hex");
    const before = known.get(name);
    if (before === undefined) {
      const record = `insert into supabase_migrations.seed_files (path, hash)
        values (${literal(name)}, ${literal(hash)})`;
      await runAndRecord(db, name, script, record);
      report.applied.push(name);
    } else if (before !== hash) {
      report.warnings.push(
        `${name} changed after it was applied: run npm run db:reset to start over.`,
      );
    }
  }
  return report;
}
