import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";

// PGlite does not detect a second process in the same folder, and both would corrupt the data.

const owner = z.object({
  pid: z.number(),
  started: z.string(),
  /** The inode of the folder. A copy of the folder has another one, so a copied lock doesn't lock it. */
  inode: z.string(),
  origin: z.string().optional(),
});
type Owner = z.infer<typeof owner>;

/** Another process is using the data folder. */
export class FolderInUse extends Error {}

export interface FolderLock {
  /** Publishes the origin at which this process serves the folder to other processes. */
  setOrigin(origin: string): void;
  unlock(): void;
}

/** Locks a data folder for this process. Throws `FolderInUse` if another process uses it. */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "in-use.json");
  const ownFile = `${file}.${process.pid}`;
  const self: Owner = {
    pid: process.pid,
    started: startTime(process.pid),
    inode: inodeOf(dataDir),
  };
  writeFileSync(ownFile, JSON.stringify(self));
  try {
    claim(file, ownFile, dataDir);
  } finally {
    rmSync(ownFile, { force: true });
  }
  const unlock = () => {
    process.off("exit", unlock);
    rmSync(file, { force: true });
  };
  process.on("exit", unlock);
  const setOrigin = (origin: string) => {
    writeFileSync(ownFile, JSON.stringify({ ...self, origin }));
    renameSync(ownFile, file);
  };
  return { setOrigin, unlock };
}

/** Returns the running process that uses a data folder, with its origin once it serves the folder; or null. */
export function folderOwner(dataDir: string): Pick<Owner, "pid" | "origin"> | null {
  return readActiveOwner(path.join(dataDir, "in-use.json"));
}

function claim(file: string, ownFile: string, dataDir: string): void {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      // A hard link is atomic and never replaces a file, so other processes cannot read a partial lock.
      linkSync(ownFile, file);
      return;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const found = readActiveOwner(file);
    if (found) throw inUse(dataDir, found.pid);
    removeStaleLock(file, `${ownFile}.stale`);
  }
  throw new Error(`Could not lock ${dataDir}: several processes start at once. Try again.`);
}

/** Removes a lock left by a killed process or copied with the folder, unless another process replaced it meanwhile. */
function removeStaleLock(file: string, staleFile: string): void {
  try {
    renameSync(file, staleFile);
    if (readActiveOwner(staleFile)) linkSync(staleFile, file);
  } catch (error) {
    if (!isCode(error, "ENOENT") && !isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(staleFile, { force: true });
  }
}

/**
 * Reads a lock file. Returns null if it is missing or unreadable, its process has ended, or it was
 * copied from another folder.
 */
function readActiveOwner(file: string): Owner | null {
  try {
    const found = owner.parse(JSON.parse(readFileSync(file, "utf8")));
    return found.inode === inodeOf(path.dirname(file)) && isAlive(found) ? found : null;
  } catch {
    return null;
  }
}

const inodeOf = (folder: string) => String(statSync(folder, { bigint: true }).ino);

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, "EPERM")) return false;
  }
  // After a crash, another process can have the same pid, but not the same start time.
  return startTime(pid) === started;
}

/** Returns when a process started, in clock ticks, or an empty string without /proc. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program name in parentheses can contain spaces, so count fields after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function inUse(dataDir: string, pid: number): FolderInUse {
  return new FolderInUse(
    `${dataDir} is in use by process ${pid}, which does not serve it. Stop it first, ` +
      "or set LOCAL_STACK_DATA to another folder.",
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
