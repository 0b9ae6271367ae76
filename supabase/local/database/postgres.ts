import { createPostgresConnection } from "@supabase/lite/postgres";
import { type Database, keepPrivileges, searchPath } from "./database.ts";
import { postgresTypes } from "./value-parsers.ts";

/** Opens a database on a PostgreSQL server, by default in up to ten sessions. */
export async function openPostgres(url: string, sessions = 10): Promise<Database> {
  const connection = keepPrivileges(
    createPostgresConnection({
      url,
      postgresOptions: {
        max: sessions,
        onnotice: () => {},
        types: postgresTypes,
        connection: { search_path: searchPath },
      },
    }),
  );
  const { driver } = connection;
  return {
    connection,
    run: async (script) => {
      // A script with transaction statements needs a reserved connection.
      const reserved = await driver.reserve();
      try {
        await reserved.unsafe(script).simple();
      } catch (error) {
        await reserved.unsafe("rollback");
        throw error;
      } finally {
        reserved.release();
      }
    },
    query: async (row, sql, params = []) =>
      row.array().parse([...(await driver.unsafe(sql, params.map(asParameter)))]),
    // The driver loads types only when it connects, so types of new migrations are known after a restart.
    refreshTypes: async () => {},
    isSingleSession: sessions === 1,
    close: () => connection.close(),
  };
}

/** The driver serializes arrays and booleans by the parameter's type, and everything else is passed as text. */
function asParameter(value: unknown) {
  if (value === null || typeof value === "boolean") return value;
  return Array.isArray(value) ? value.map(String) : String(value);
}
