import { readFileSync } from "node:fs";
import path from "node:path";
import type { App } from "@supabase/lite";
import type { Config } from "../apis/config.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { seed } from "./seed.ts";

export interface Preparation {
  applied: string[];
  warnings: string[];
}

/** Creates the roles and schemas of a hosted project, then migrates and seeds the database. */
export async function prepareDatabase(
  db: Database,
  app: App,
  root: string,
  seeds: Config["db"]["seed"],
): Promise<Preparation> {
  await db.run(systemScript(root, "roles.sql"));
  await app.ensureSystemSchema();
  await db.run(systemScript(root, "system-schemas.sql"));
  const migrations = await migrate(db, path.join(root, "supabase/migrations"));
  const seeded = await seed(db, path.join(root, "supabase"), seeds);
  return {
    applied: [...migrations.applied, ...seeded.applied],
    warnings: [...migrations.warnings, ...seeded.warnings],
  };
}

function systemScript(root: string, name: string): string {
  return readFileSync(path.join(root, "supabase/local/database", name), "utf8");
}
