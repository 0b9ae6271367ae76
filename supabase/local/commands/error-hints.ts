import { z } from "zod";
import type { Database } from "../database/database.ts";

// The hints of the errors that the migrated database's functions raise, as TypeScript.

const hintsQuery = `
  select distinct hint[1] as hint
  from pg_proc cross join regexp_matches(prosrc, 'hint\\s*=\\s*''(\\w+)''', 'g') as hint
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

/** The union type of all hints. */
export async function errorHints(db: Database): Promise<string> {
  const rows = await db.query(z.object({ hint: z.string() }), hintsQuery);
  const members = rows.map(({ hint }) => `| "${hint}"`).join(" ");
  return `/** The \`hint\` of an error that a function of the database raises. */\nexport type ErrorHint = ${members};`;
}
