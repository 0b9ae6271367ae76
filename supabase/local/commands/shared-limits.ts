import { z } from "zod";
import type { Database } from "../database/database.ts";

const limitsQuery = `
  select proname as name, obj_description(oid, 'pg_proc') as comment
  from pg_proc
  where pronamespace = 'private'::regnamespace and pronargs = 0 and provolatile = 'i' and prorettype = 'integer'::regtype
  order by proname`;

/**
 * Generates TypeScript constants for the limits in the database (`private.max_offices` becomes
 * `maxOffices`) and for page sizes.
 */
export async function sharedLimits(db: Database): Promise<string> {
  const functions = z.object({ name: z.string(), comment: z.string() });
  const constants: string[] = [];
  for (const { name, comment } of await db.query(functions, limitsQuery)) {
    const [row] = await db.query(
      z.object({ value: z.number() }),
      `select private.${name}() as value`,
    );
    const camelCase = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const description = comment.replace(/^Returns (.)/, (_, letter: string) =>
      letter.toUpperCase(),
    );
    constants.push(`/** ${description} */\nexport const ${camelCase} = ${row?.value};`);
  }
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
