import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { replaceFile } from "../files/replace-file.ts";

/** Keeps a snapshot of each recent version of the migrations, so that switching branches stays fast. */
const maxSnapshots = 3;

/** Reads a snapshot. Returns null if it is missing or incomplete, which gzip's checksum detects. */
export async function readSnapshot(file: string): Promise<Blob | null> {
  try {
    return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(file)))]);
  } catch {
    return null;
  }
}

/** Writes a snapshot and removes old ones. Failures are ignored, because they only make the next start slower. */
export async function writeSnapshot(file: string, archive: Blob): Promise<void> {
  try {
    const data = Buffer.from(await archive.arrayBuffer());
    // Level 1 takes a third of the best level's time, for a third more space.
    await replaceFile(file, await promisify(gzip)(data, { level: 1 }));
    await removeOldSnapshots(path.dirname(file));
  } catch {}
}

async function removeOldSnapshots(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      return { file, age: Date.now() - (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((one, other) => one.age - other.age).slice(maxSnapshots);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
