import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Database } from "./database.ts";
import { literal, runAndRecord } from "./script.ts";

const applied = z.object({ version: z.string(), statements: z.array(z.string()).nullable() });

interface MigrationReport {
  applied: string[];
  warnings: string[];
}

/**
 * Applies pending migrations, oldest first, and records them in the table that `supabase db push` and
 * `supabase migration list` use.
 */
export async function migrate(db: Database, folder: string): Promise<MigrationReport> {
  const rows = await db.query(
    applied,
    "select version, statements from supabase_migrations.schema_migrations",
  );
  const known = new Map(rows.map((row) => [row.version, row.statements]));
  const report: MigrationReport = { applied: [], warnings: [] };

  for (const { file, version, name } of migrationFiles(folder)) {
    const script = readFileSync(path.join(folder, file), "utf8");
    if (known.has(version)) {
      if (hasChanged(known.get(version), script)) report.warnings.push(changedWarning(file));
      continue;
    }
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${literal(version)}, ${literal(name)}, array[${literal(script)}])`;
    await runAndRecord(db, file, script, record);
    report.applied.push(file);
  }
  if (report.applied.length > 0) {
    await db.connection.clearSchemaCache();
    await db.refreshTypes();
  }
  return report;
}

function migrationFiles(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ file, version, name }] : [];
    });
}

/** Whether a file differs from its record. The CLI records single statements, which are not compared. */
function hasChanged(recorded: string[] | null | undefined, script: string): boolean {
  const [only, ...rest] = recorded ?? [];
  return only !== undefined && rest.length === 0 && trimEnd(only) !== trimEnd(script);
}

const trimEnd = (script: string) => script.replace(/[;\s]+$/, "");

function changedWarning(file: string): string {
  return `${file} changed after it was applied: run npm run db:reset, or write a new migration.`;
}
