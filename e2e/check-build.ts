import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

// Runs before the server of the browser tests, which test the built site: the build must be newer
// than its sources.

const sources = [
  "src",
  "public",
  "functions",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
];

/** Returns when a file, or the newest file in a directory, was last modified. */
function modifiedAt(file: string): number {
  if (!statSync(file).isDirectory()) return statSync(file).mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => modifiedAt(path.join(file, name))));
}

const buildFile = "dist/index.html";
const isCurrent =
  existsSync(buildFile) && modifiedAt(buildFile) >= Math.max(...sources.map(modifiedAt));
if (!isCurrent) {
  console.error("dist is missing or older than its sources. Run `npm run build` first.");
  process.exitCode = 1;
}
