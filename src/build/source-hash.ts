import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** What the build reads. */
const sources = [
  ...["src", "public", "functions", "index.html", "package-lock.json"],
  ...["tsconfig.json", "vite.config.ts", "tailwind.config.ts"],
];
const isTest = /\.test\.tsx?$|^src\/test\//;

/** Where a build says what it was made of: a hash, as a checkout or a clone gives files any time. */
const hashFile = ".sources";

/** Changes with every source of the build. */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest("hex");
}

/** What is wrong with the build in `dist`, in a sentence; null when it is that of the sources. */
export function buildProblem(root: string): string | null {
  const file = path.join(root, "dist", hashFile);
  if (!existsSync(file)) return "There is no build to test: run `npm run build` first.";
  if (readFileSync(file, "utf8") === sourceHash(root)) return null;
  return "The sources have changed since `dist` was built: run `npm run build` first.";
}

/** Leaves in the build what it was made of, as it was when the build began. */
export function rememberSources(): Plugin {
  let [file, hash] = ["", ""];
  return {
    name: "remember-sources",
    apply: (_, { command, isSsrBuild, isPreview }) =>
      command === "build" && !isSsrBuild && !isPreview,
    configResolved({ root, build }) {
      file = path.resolve(root, build.outDir, hashFile);
      hash = sourceHash(root);
    },
    writeBundle: () => writeFileSync(file, hash),
  };
}

function filesOf(root: string, source: string): string[] {
  const whole = path.join(root, source);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [source];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isTest.test(file))
    .sort();
}
