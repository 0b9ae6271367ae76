import { z } from "zod";
import type { Database } from "../database/database.ts";

/** Which rows of private.event_types each list has, by the name of its type. */
const lists = {
  LoggedEvent: "is_logged",
  NotifiedEvent: "notifies <> '{}'",
  EmailedEvent: "is_emailed",
};

type List = keyof typeof lists;

/** Generates a TypeScript union with the events that the moderation log records, that are notified, or that are emailed. */
async function union(db: Database, name: List): Promise<string> {
  const rows = await db.query(
    z.object({ code: z.string() }),
    `select code::text from private.event_types where ${lists[name]} order by event_types.code`,
  );
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}s`;
  return `export const ${constant} = ${JSON.stringify(rows.map(({ code }) => code))} as const;
export type ${name} = (typeof ${constant})[number];`;
}

/** Generates a module with some of the unions. */
export const eventCodes = async (db: Database, names: List[]): Promise<string> =>
  `// Events by what follows from them, from private.event_types.

${(await Promise.all(names.map((name) => union(db, name)))).join("\n\n")}`;
