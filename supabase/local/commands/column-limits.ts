import { z } from "zod";
import type { Database } from "../database/database.ts";

// The limits of columns, from the checks of the migrated database, as TypeScript.

const check = z.object({ table: z.string(), column: z.string(), definition: z.string() });

const checksQuery = `
  select conrelid::regclass::text as "table", attname as "column", pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'c' and connamespace = 'public'::regnamespace
  order by 1, 2`;

/** A constant for each table: the fewest and most characters, or entries of an array, or the lowest and highest number. */
export async function columnLimits(db: Database): Promise<string> {
  const tables = new Map<string, string[]>();
  for (const { table, column, definition } of await db.query(check, checksQuery)) {
    const most = limitIn(definition, column, "<=");
    if (most === null) continue;
    const lines = tables.get(table) ?? [];
    tables.set(table, [
      ...lines,
      `${column}: [${limitIn(definition, column, ">=") ?? 0}, ${most}]`,
    ]);
  }
  return [...tables]
    .map(([table, lines]) => `export const ${nameOf(table)} = { ${lines.join(", ")} } as const;`)
    .join("\n\n");
}

/** The number that a check compares the column, its length, or its count with; null where it compares with none. */
function limitIn(definition: string, column: string, operator: "<=" | ">="): string | null {
  const measured = `(?:\\b(?:char_length|visible_length|cardinality)\\((?:btrim\\()?${column}\\)+|\\(${column})`;
  return new RegExp(`${measured} ${operator} \\(?(\\d+)`).exec(definition)?.[1] ?? null;
}

/** `claim_evidence` is `claimEvidenceLimits`. */
const nameOf = (table: string) =>
  `${table.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Limits`;
