import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fits, headersFor, parseHeaders, parseRedirects } from "./hosting.ts";

/** The built site as a static host sees it. */
export interface BuiltSite {
  /** The file that answers a path; null when there is nothing. */
  fileOf: (pathname: string) => string | null;
  /** Where a path leads for good; null when it does not. */
  redirectOf: (pathname: string) => string | null;
  /** What a path is served with. */
  headersOf: (pathname: string) => Record<string, string>;
  read: (file: string) => Buffer;
}

/** Opens the folder of a build, with the rules for hosts that stand in it. */
export function openBuiltSite(dist: string): BuiltSite {
  const read = (file: string) => readFileSync(path.join(dist, file));
  const headers = parseHeaders(read("_headers").toString());
  const rules = parseRedirects(read("_redirects").toString());
  const redirects = rules.filter(({ isRedirect }) => isRedirect);
  const rewrites = rules.filter(({ isRedirect }) => !isRedirect);
  const isFile = (name: string) => {
    const file = path.join(dist, name);
    return file.startsWith(dist) && existsSync(file) && statSync(file).isFile();
  };
  return {
    read,
    headersOf: (pathname) => headersFor(headers, pathname),
    redirectOf: (pathname) => redirects.find(({ from }) => from === pathname)?.to ?? null,
    fileOf(pathname) {
      const bare = pathname.replace(/\/+$/, "");
      const page = bare === "" ? "index.html" : `${bare.slice(1)}.html`;
      if (isFile(page)) return page;
      if (isFile(pathname.slice(1))) return pathname.slice(1);
      return rewrites.find(({ from }) => fits(from, pathname))?.to.slice(1) ?? null;
    },
  };
}

/** The path of a request; null when it cannot be one. */
export function pathOf(url = "/"): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** Headers for plain http on one's own machine, where two of the promises could not be kept. */
export function withoutHttps(headers: Record<string, string>): [name: string, value: string][] {
  return Object.entries(headers)
    .filter(([name]) => name !== "Strict-Transport-Security")
    .map(([name, value]) => [name, value.replace("; upgrade-insecure-requests", "")]);
}
