import postgres from "postgres";
import type { Query } from "./sender.ts";

/** Opens a database connection for `act` and closes it afterwards. */
export async function withDatabase<T>(url: string, act: (query: Query) => Promise<T>): Promise<T> {
  // Connection poolers don't support prepared statements.
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await act(async (statement, parameters) => [
      ...(await sql.unsafe(statement, parameters.map(String))),
    ]);
  } finally {
    await sql.end();
  }
}
