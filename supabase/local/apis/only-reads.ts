import { z } from "zod";
import type { Database } from "../database/database.ts";

const name = z.object({ proname: z.string() });

/** Tells whether a request only reads: one that nobody waits for any more can then be left out. */
export async function onlyReads(
  db: Database,
): Promise<(request: Pick<Request, "method" | "url">) => boolean> {
  // PostgreSQL keeps functions to what they are declared as: a stable one cannot write.
  const rows = await db.query(
    name,
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
  );
  const reading = new Set(rows.map(({ proname }) => `/rest/v1/rpc/${proname}`));
  return ({ method, url }) => {
    const { pathname } = new URL(url);
    // A link of a mail is read, too, and signs in.
    const isRead = method === "GET" || method === "HEAD";
    return isRead ? pathname.startsWith("/rest/v1/") : reading.has(pathname);
  };
}
