import { z } from "zod";
import type { Database } from "../database/database.ts";

// The limits that the migrated database returns from functions without parameters, as TypeScript.

const limitsQuery = `
  select proname as name, obj_description(oid, 'pg_proc') as comment
  from pg_proc
  where pronamespace = 'private'::regnamespace and pronargs = 0 and provolatile = 'i' and prorettype = 'integer'::regtype
  order by proname`;

/** A constant for each function: `private.max_offices` is `maxOffices`. */
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
  return constants.join("\n\n");
}
