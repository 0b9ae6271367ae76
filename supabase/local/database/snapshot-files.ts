import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { replaceFile } from "../files/replace-file.ts";

/** One for each state of the migrations that somebody may go back to. */
const kept = 3;

/** The archive in a file; null where there is none, or only a part of one: gzip adds a checksum. */
export async function readSnapshot(file: string): Promise<Blob | null> {
  try {
    return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(file)))]);
  } catch {
    return null;
  }
}

/** Keeps an archive and removes old ones. Where that fails, the next new database is only made more slowly. */
export async function writeSnapshot(file: string, archive: Blob): Promise<void> {
  try {
    const data = Buffer.from(await archive.arrayBuffer());
    // The fastest level: a third larger than the best, at a third of the time.
    await replaceFile(file, await promisify(gzip)(data, { level: 1 }));
    await removeOld(path.dirname(file));
  } catch {}
}

async function removeOld(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      return { file, age: Date.now() - (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((one, other) => one.age - other.age).slice(kept);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
