import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { findBinaries, runProgram } from "./postgres-programs.ts";

/** Settings for a bulk load of data that doesn't have to survive a crash. */
const settings = {
  shared_buffers: "1GB",
  // On SSDs and in memory, random reads cost about as much as sequential ones.
  random_page_cost: "1.1",
  maintenance_work_mem: "512MB",
  max_wal_size: "8GB",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
};

export interface Cluster {
  /** The URL of its empty database. */
  url: string;
  /** Stops the server and removes its files. */
  stop(): void;
}

/**
 * Starts a PostgreSQL server with an empty database in a temporary folder. It stops at the latest
 * when this process ends.
 */
export async function startCluster(moreSettings: Record<string, string> = {}): Promise<Cluster> {
  const bin = findBinaries(["initdb", "pg_ctl"]);
  const owner = serverOwner();
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-postgres-"));
  const data = path.join(folder, "data");
  const log = path.join(folder, "server.log");
  const passwordFile = path.join(folder, "password");
  const password = randomBytes(16).toString("hex");
  const port = await freePort("127.0.0.1");

  const stop = () => {
    spawnSync(path.join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], owner);
    rmSync(folder, { recursive: true, force: true });
  };
  // The shell blocks until its stdin closes, which happens when this process ends.
  const clean = `cat >/dev/null; "$1" -D "$2" -m immediate stop; rm -rf "$3"`;
  const watcher = spawn("sh", ["-c", clean, "sh", path.join(bin, "pg_ctl"), data, folder], {
    ...owner,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }

  const options = {
    ...settings,
    ...moreSettings,
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
  };
  const init = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=scram-sha-256", "--no-sync"];
  await runProgram(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "postgres", `--pwfile=${passwordFile}`, ...init],
    owner,
  );
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  try {
    const start = ["-D", data, "-l", log, "-o", flags.join(" "), "-w", "-s", "start"];
    await runProgram(path.join(bin, "pg_ctl"), start, owner);
  } catch (error) {
    throw new Error(`The server did not start.\n${readFileSync(log, "utf8")}`, { cause: error });
  }
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** Returns the user to run the server as: PostgreSQL refuses to run as root, so root uses the package's user. */
function serverOwner(): { uid?: number; gid?: number; cwd: string } {
  const cwd = tmpdir();
  if (process.getuid?.() !== 0) return { cwd };
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g"), cwd };
}
