import { paths } from "../../lib/paths.ts";
import type { PageRoute, routes } from "../../routes.ts";

/** Returns the file of a page in the built site. */
export const fileOf = (path: string): string =>
  path === paths.home ? "index.html" : `${path.slice(1)}.html`;

/** Returns the paths of a route. A route that ends in "?" also exists without its last segment. */
const variants = (path: string): string[] =>
  path.endsWith("?") ? [path.replace(/\/[^/]*$/, ""), path.slice(0, -1)] : [path];

interface Site {
  routes: typeof routes;
  builtPaths: readonly string[];
}

/** Returns the rewrite rules that serve the app shell for pages without a file. Hosts apply the first matching rule. */
export function shellRewrites({ routes, builtPaths }: Site): string {
  const pages: PageRoute[] = Object.values(routes).flat();
  const addresses = pages.flatMap(({ path }) => variants(path));
  const others = addresses.filter((path) => !builtPaths.includes(path));
  return others
    .toSorted((one, other) => Number(one.includes(":")) - Number(other.includes(":")))
    .flatMap((path) => [`${path} /shell.html 200\n`, `${path}/ /shell.html 200\n`])
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
];

/**
 * Returns _routes.json, which lists the paths for which Cloudflare Pages calls functions/: all except files and built pages, because a
 * page with capitals or a slash at the end redirects.
 */
export function functionRoutes(fixedPages: readonly string[]): string {
  return JSON.stringify({ version: 1, include: ["/*"], exclude: [...files, ...fixedPages] });
}
