import postgres from "postgres";
import type { Query } from "./sender.ts";

/** Lets a function ask the database, and hangs up when it is done. */
export async function withDatabase<T>(url: string, act: (query: Query) => Promise<T>): Promise<T> {
  // A pooler may stand before the database: nothing is prepared.
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await act(async (statement, parameters) => [
      ...(await sql.unsafe(statement, parameters.map(String))),
    ]);
  } finally {
    await sql.end();
  }
}
