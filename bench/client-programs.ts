import path from "node:path";
import { findBinaries, runProgram } from "../supabase/local/testing/postgres-programs.ts";

/**
 * Runs psql or pgbench against a database. Passes the password in the environment to keep it out of
 * the process list.
 */
export async function runClient(
  program: "psql" | "pgbench",
  url: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const file = path.join(findBinaries([program]), program);
  // pgbench accepts the database only as the last argument.
  await runProgram(file, [...args, address.href], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }), ...env },
  });
}
