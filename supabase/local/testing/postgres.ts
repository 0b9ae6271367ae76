import postgres from "postgres";
import { type Cluster, startCluster } from "../../../bench/cluster.ts";
import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./helpers.ts";

/** The server of this process. Its first database is migrated and seeded, and serves as a template. */
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
 * Creates a migrated and seeded database on a PostgreSQL server and returns its URL. Returns null and logs that `subject` is
 * skipped if no server is installed. In CI, throws instead.
 */
export async function createPostgresCopy(subject: string): Promise<string | null> {
  started ??= start();
  const cluster = await started.catch((error: Error) => {
    if (process.env.CI) throw error;
    console.warn(`Skipped tests of ${subject}: ${error.message}`);
    return null;
  });
  if (!cluster) return null;
  copies += 1;
  const name = `copy_${copies}`;
  // Connect to another database, because a template must not have connections.
  const sql = postgres(inDatabase(cluster.url, "template1"), { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name} template postgres`);
  await sql.end();
  return inDatabase(cluster.url, name);
}

function inDatabase(url: string, name: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}
