import { z } from "zod";
import type { Database } from "../database/database.ts";

const check = z.object({ table: z.string(), column: z.string(), definition: z.string() });

const checksQuery = `
  select conrelid::regclass::text as "table", attname as "column", pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'c' and connamespace = 'public'::regnamespace
  order by 1, 2`;

/**
 * Generates a TypeScript constant for each table with the limits from its check constraints: the minimum and maximum
 * length, array size, or value of each column.
 */
export async function columnLimits(db: Database): Promise<string> {
  const tables = new Map<string, string[]>();
  for (const { table, column, definition } of await db.query(check, checksQuery)) {
    const maximum = limitIn(definition, column, "<=");
    if (maximum === null) continue;
    const lines = tables.get(table) ?? [];
    tables.set(table, [
      ...lines,
      `${column}: [${limitIn(definition, column, ">=") ?? 0}, ${maximum}]`,
    ]);
  }
  return [...tables]
    .map(([table, lines]) => `export const ${nameOf(table)} = { ${lines.join(", ")} } as const;`)
    .join("\n\n");
}

/** Returns the number that a check compares a column's value, length, or size with, or null. */
function limitIn(definition: string, column: string, operator: "<=" | ">="): string | null {
  const line = new RegExp(`is_plain_line\\(${column}, (\\d+), (\\d+)\\)`).exec(definition);
  if (line) return line[operator === ">=" ? 1 : 2] ?? null;
  const measured = `(?:\\b(?:char_length|visible_length|cardinality)\\((?:btrim\\()?${column}\\)+|\\(${column})`;
  return new RegExp(`${measured} ${operator} \\(?(\\d+)`).exec(definition)?.[1] ?? null;
}

/** Converts `claim_evidence` to `claimEvidenceLimits`. */
const nameOf = (table: string) =>
  `${table.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Limits`;
