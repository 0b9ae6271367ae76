import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates a folder for the uploads of an in-memory database. It is removed when the process exits, at the latest. */
export function createTemporaryDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);
  return { folder, remove };
}
