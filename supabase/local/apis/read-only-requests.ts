import { z } from "zod";
import type { Database } from "../database/database.ts";

const functionRow = z.object({ proname: z.string() });

/** Creates a predicate for requests that only read, which can be skipped once they are aborted. */
export async function createReadOnlyCheck(
  db: Database,
): Promise<(request: Pick<Request, "method" | "url">) => boolean> {
  // PostgreSQL enforces volatility: a stable function cannot write.
  const rows = await db.query(
    functionRow,
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
  );
  const readPaths = new Set(rows.map(({ proname }) => `/rest/v1/rpc/${proname}`));
  return ({ method, url }) => {
    const { pathname } = new URL(url);
    // A GET outside the REST API can write: a link in an email signs the member in.
    const isGet = method === "GET" || method === "HEAD";
    return isGet ? pathname.startsWith("/rest/v1/") : readPaths.has(pathname);
  };
}
