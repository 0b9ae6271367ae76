import { paths } from "../../lib/paths.ts";

/** Returns the file of a page in the built site. */
export const fileOf = (path: string): string =>
  path === paths.home ? "index.html" : `${path.slice(1)}.html`;

/** Returns the paths of a route. A route that ends in "?" also exists without its last segment. */
const variants = (path: string): string[] =>
  path.endsWith("?") ? [path.replace(/\/[^/]*$/, ""), path.slice(0, -1)] : [path];

interface Site {
  /** The addresses of all pages in a language, with parameters. */
  addresses: readonly string[];
  builtPaths: readonly string[];
  /** The path of the app shell in this language. */
  shell: string;
}

/** Returns the rewrite rules that serve the app shell for pages without a file. Hosts apply the first matching rule. */
export function shellRewrites({ addresses, builtPaths, shell }: Site): string {
  return addresses
    .flatMap(variants)
    .filter((path) => !builtPaths.includes(path))
    .toSorted((one, other) => Number(one.includes(":")) - Number(other.includes(":")))
    .flatMap((path) => [`${path} ${shell} 200\n`, `${path}/ ${shell} 200\n`])
    .join("");
}

/** Files without a page. Cloudflare doesn't count requests for excluded paths. */
const files = [
  "/assets/*",
  "/social/*",
  "/data/*",
  "/favicon.ico",
  "/favicon.svg",
  "/robots.txt",
  "/llms.txt",
  "/sw.js",
  "/sw-es.js",
];

/**
 * Returns _routes.json, which lists the paths for which Cloudflare Pages calls functions/: all
 * except files and built pages, because a page with capitals or a slash at the end redirects.
 */
export function functionRoutes(fixedPages: readonly string[]): string {
  return JSON.stringify({ version: 1, include: ["/*"], exclude: [...files, ...fixedPages] });
}
