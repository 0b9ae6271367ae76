import { z } from "zod";
import type { Database } from "../database/database.ts";

/**
 * Generates TypeScript constants for the limits in the database (`max_offices` becomes `maxOffices`)
 * and for page sizes.
 */
export async function sharedLimits(db: Database): Promise<string> {
  const limits = z.object({ name: z.string(), value: z.number(), meaning: z.string() });
  const rows = await db.query(limits, "select * from private.list_shared_limits() order by name");
  const constants = rows.map(({ name, value, meaning }) => {
    const camelCase = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    return `/** ${meaning} */\nexport const ${camelCase} = ${value};`;
  });
  constants.push(await pageSizes(db));
  return constants.join("\n\n");
}

const pageSizesQuery = `
  select proname as name, (regexp_match(pg_get_function_arguments(oid), 'page_size integer DEFAULT (\\d+)'))[1] as size
  from pg_proc
  where pronamespace = 'public'::regnamespace and pg_get_function_arguments(oid) like '%page_size integer DEFAULT%'
  order by proname`;

async function pageSizes(db: Database): Promise<string> {
  const rows = await db.query(z.object({ name: z.string(), size: z.string() }), pageSizesQuery);
  const entries = rows.map(({ name, size }) => `${name}: ${size}`).join(", ");
  return `/** How many rows each function of the API returns by default. */\nexport const pageSizes = { ${entries} } as const;`;
}
