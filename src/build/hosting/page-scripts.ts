import type { Language } from "../../lib/language.ts";

/** A script or stylesheet in Vite's manifest. Its imports are keys of the manifest. */
interface Chunk {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** The content of a build's manifest. */
export type Manifest = Record<string, Chunk>;

/** The manifests of the builds for the browser, in `dist`. */
export const manifestFile: Record<Language, string> = {
  en: ".vite/manifest.json",
  es: ".vite/manifest.es.json",
};

/** The entries that every page loads. */
export const appEntries = ["index.html", "src/main.tsx"];

/** Scripts that pages import lazily, but load without an interaction. */
const lazyScripts = [
  {
    pages:
      /^(?:admin|practice)\/|^(?:account\/(?:dashboard|settings)|notifications\/notifications)-page/,
    names: ["session-gate", "account-menu"],
  },
  { pages: /^listings\/listing-page/, names: ["listing-activity"] },
  // The longest article.
  { pages: /^site\/article-page/, names: ["dpc-vs-traditional-insurance"] },
];

const pagesFolder = "src/pages/";

/** Returns the pages of the build, such as `account/dashboard-page.tsx`. */
export const builtPages = (manifest: Manifest): string[] =>
  Object.keys(manifest)
    .filter((key) => key.startsWith(pagesFolder) && key.endsWith("-page.tsx"))
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => key.slice(pagesFolder.length));

/** Returns what the manifest says about a source file, by its key. */
export function entryOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest.`);
  return chunk;
}

/** Returns the files of some scripts, by their keys in the manifest, and of everything that these import statically. */
export function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  function add(key: string) {
    const chunk = entryOf(manifest, key);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  }
  for (const key of keys) add(key);
  return files;
}

/** Returns the files of all scripts that a page loads without an interaction. */
export function scriptsOfPage(manifest: Manifest, page: string): Set<string> {
  const keyOf = (name: string) =>
    Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
  const lazy = lazyScripts.filter(({ pages }) => pages.test(page)).flatMap(({ names }) => names);
  return scriptsOf(manifest, [...appEntries, `${pagesFolder}${page}`, ...lazy.map(keyOf)]);
}
