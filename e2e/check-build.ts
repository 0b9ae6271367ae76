import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

// Runs before the server of the browser tests, which test the built site: it must be newer than its sources.

const sources = [
  "src",
  "public",
  "functions",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
];

/** When a file, or the newest file of a folder, was last changed. */
function changedAt(file: string): number {
  if (!statSync(file).isDirectory()) return statSync(file).mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => changedAt(path.join(file, name))));
}

const built = "dist/index.html";
const isCurrent = existsSync(built) && changedAt(built) >= Math.max(...sources.map(changedAt));
if (!isCurrent) {
  console.error("dist is missing or older than its sources. Run `npm run build` first.");
  process.exitCode = 1;
}
