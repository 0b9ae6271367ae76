import { z } from "zod";
import type { Database } from "./database.ts";

const databaseError = z.object({
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  where: z.string().nullish(),
  position: z.coerce.number().nullish(),
});

/**
 * Runs an SQL file and the statement that records it in one transaction. Throws an error with the
 * file and line.
 */
export async function runAndRecord(db: Database, file: string, script: string, record: string) {
  const opening = "begin;\n";
  try {
    await db.run(`${opening}${script}\n;${record};\ncommit;`);
  } catch (error) {
    // On PGlite, a failed script leaves the shared session in a transaction.
    if (db.isSingleSession) await db.run("rollback");
    throw new Error(describe(error, file, opening + script), { cause: error });
  }
}

function describe(error: unknown, file: string, script: string): string {
  const parsed = databaseError.safeParse(error);
  if (!parsed.success) return `${file}: ${String(error)}`;
  const { message, position, detail, hint, where } = parsed.data;
  const line = position ? script.slice(0, position - 1).split("\n").length - 1 : null;
  const more = [detail, hint, where].filter(Boolean).join("\n  ");
  return `${file}${line ? `:${line}` : ""}: ${message}${more && `\n  ${more}`}`;
}

/** Quotes text as an SQL literal, for scripts without parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
