import { z } from "zod";
import type { Database } from "../database/database.ts";

const hintsQuery = `
  select distinct hint[1] as hint
  from pg_proc cross join regexp_matches(prosrc, 'hint\\s*=\\s*''(\\w+)''', 'g') as hint
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

/** Generates a TypeScript union of the error hints that the database's functions raise. */
export async function errorHints(db: Database): Promise<string> {
  const rows = await db.query(z.object({ hint: z.string() }), hintsQuery);
  const members = rows.map(({ hint }) => `| "${hint}"`).join(" ");
  return `/** The \`hint\` of an error that a function of the database raises. */\nexport type ErrorHint = ${members};`;
}
