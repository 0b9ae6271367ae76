import postgres from "postgres";
import { type Cluster, startCluster } from "../../../bench/cluster.ts";
import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./helpers.ts";

/** The server of this process, whose first database is migrated and seeded, and then only copied. */
let started: Promise<Cluster> | undefined;
let copies = 0;

async function start(): Promise<Cluster> {
  const cluster = await startCluster();
  const backend = await createBackend({
    settings: { ...inMemorySettings(), databaseUrl: cluster.url },
  });
  await backend.close();
  return cluster;
}

/**
 * The address of a database of its own on a PostgreSQL server, migrated and seeded. Null where no server is installed,
 * which is an error on a build machine alone; elsewhere `what` is said not to be tested.
 */
export async function createPostgresCopy(what: string): Promise<string | null> {
  started ??= start();
  const cluster = await started.catch((error: Error) => {
    if (process.env.CI) throw error;
    console.warn(`${what} not tested: ${error.message}`);
    return null;
  });
  if (!cluster) return null;
  copies += 1;
  const name = `copy_${copies}`;
  // From another database: one that somebody is connected to is not copied.
  const sql = postgres(inDatabase(cluster.url, "template1"), { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name} template postgres`);
  await sql.end();
  return inDatabase(cluster.url, name);
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
