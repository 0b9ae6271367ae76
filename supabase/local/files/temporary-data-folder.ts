import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder for the uploads of a throwaway database, gone when it closes or the process ends. */
export function createTemporaryDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);
  return { folder, remove };
}
