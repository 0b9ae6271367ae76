import postgres from "postgres";

/** Runs a SQL statement with parameters and returns its rows. */
export type Query = (sql: string, parameters: unknown[]) => Promise<unknown[]>;

/** Runs a callback with a database connection and closes the connection afterwards. */
export async function withDatabase<T>(
  url: string,
  callback: (query: Query) => Promise<T>,
): Promise<T> {
  // Connection poolers don't support prepared statements.
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await callback(async (statement, parameters) => [
      ...(await sql.unsafe(statement, parameters.map(String))),
    ]);
  } finally {
    await sql.end();
  }
}
