import { spawnSync } from "node:child_process";
import { startCluster } from "../bench/cluster.ts";

// Runs the main journeys on a PostgreSQL server. Skipped if PostgreSQL isn't installed, except in
// CI.

const cluster = await startCluster().catch((error: Error) => {
  if (process.env.CI) throw error;
  console.warn(`The browser tests over PostgreSQL are skipped: ${error.message}`);
  return null;
});

if (cluster) {
  const command = "npx playwright test --config e2e/postgres.config.ts";
  const env = { ...process.env, LOCAL_STACK_DB_URL: cluster.url };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  cluster.stop();
  process.exitCode = status ?? 1;
}
