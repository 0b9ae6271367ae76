import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes to a temporary file and renames it, so that readers never get a partial file. */
export async function replaceFile(file: string, data: Uint8Array | string): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporaryFile, data);
  await rename(temporaryFile, file);
}
