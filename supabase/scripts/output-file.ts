import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Writes a generated file, or with `--check` only says whether the kept copy is current. */
export function writeOrCheck(file: URL, content: string, args = process.argv.slice(2)): void {
  const name = fileURLToPath(file);
  if (!args.includes("--check")) {
    writeFileSync(file, content);
    console.log(`Wrote ${name} (${Math.round(Buffer.byteLength(content) / 1024)} kB)`);
    return;
  }
  if (readFileSync(file, "utf8") === content) {
    console.log(`${name} is current`);
    return;
  }
  console.error(`${name} differs from what its generator makes. Run the generator and commit.`);
  process.exitCode = 1;
}
