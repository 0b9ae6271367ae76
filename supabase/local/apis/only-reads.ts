import { z } from "zod";
import type { Database } from "../database/database.ts";

const name = z.object({ proname: z.string() });

/** Returns whether a request only reads. An aborted request that only reads can be skipped. */
export async function onlyReads(
  db: Database,
): Promise<(request: Pick<Request, "method" | "url">) => boolean> {
  // PostgreSQL enforces volatility: a stable function cannot write.
  const rows = await db.query(
    name,
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
  );
  const reading = new Set(rows.map(({ proname }) => `/rest/v1/rpc/${proname}`));
  return ({ method, url }) => {
    const { pathname } = new URL(url);
    // A GET outside the REST API can write: a link in an email signs the member in.
    const isRead = method === "GET" || method === "HEAD";
    return isRead ? pathname.startsWith("/rest/v1/") : reading.has(pathname);
  };
}
