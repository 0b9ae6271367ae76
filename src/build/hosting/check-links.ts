/** Checks the built site for dead links and missing anchors: `npm run check:links`. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { mailboxPath } from "../../lib/account/mailbox-path.ts";
import { type BuiltSite, openBuiltSite, pathOf } from "./built-site.ts";
import { anchorsOf, linksOf } from "./links.ts";

const origin = "http://site.invalid";

/** Returns the problem with a page's link; null if its target exists or is on another site. */
function problemOf(site: BuiltSite, page: string, address: string): string | null {
  if (!URL.canParse(address, origin + page)) return "is not a valid URL";
  const url = new URL(address, origin + page);
  if (url.origin !== origin) return null;
  const pathname = pathOf(url.pathname);
  if (pathname === mailboxPath) return null;
  const file = pathname === null ? null : site.fileOf(pathname);
  if (!file) return "doesn't exist";
  // The anchors of pages that render in the browser are unknown here.
  if (!url.hash || !file.endsWith(".html") || file.endsWith("shell.html")) return null;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchorsOf(site.read(file).toString()).has(anchor)
    ? null
    : `has no element with the id ${anchor}`;
}

/** Returns the path of an HTML file. */
function pathOfFile(file: string): string {
  const bare = file.replace(/\.html$/, "");
  return bare === "index" ? "/" : `/${bare}`;
}

/** Returns the paths in a sitemap or feed. */
const listedIn = (text: string) =>
  [...text.matchAll(/<(loc|link)>([^<]+)<\/\1>/g)].map(([, , url = ""]) => pathOf(url) ?? url);

const dist = path.resolve(process.argv[2] ?? "dist");
const site = openBuiltSite(dist);
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
const links = files.flatMap((file): { page: string; address: string }[] => {
  const read = () => site.read(file).toString();
  if (file.endsWith(".html")) {
    return linksOf(read()).map((address) => ({ page: pathOfFile(file), address }));
  }
  if (file.endsWith(".xml"))
    return listedIn(read()).map((address) => ({ page: `/${file}`, address }));
  return [];
});
const problems = links.flatMap(({ page, address }) => {
  const problem = problemOf(site, page, address);
  return problem ? [`${page}: ${address} ${problem}`] : [];
});

for (const problem of new Set(problems)) console.error(problem);
console.warn(`${links.length} links, ${problems.length} dead`);
if (links.length === 0 || problems.length > 0) process.exitCode = 1;
