import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { headersFor, matchesRule, parseHeaders, parseRedirects } from "./hosting-rules.ts";

/** The built site as a static host serves it. */
export interface BuiltSite {
  /** Returns the file for a path; null if there is none. */
  fileOf: (pathname: string) => string | null;
  /** Returns the target of a path's permanent redirect; null if there is none. */
  redirectOf: (pathname: string) => string | null;
  /** Returns the response headers for a path. */
  headersOf: (pathname: string) => Record<string, string>;
  read: (file: string) => Buffer;
}

/** Opens the folder of a build and parses its hosting rules. */
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
      return rewrites.find(({ from }) => matchesRule(from, pathname))?.to.slice(1) ?? null;
    },
  };
}

/** Returns the decoded path of a request's URL; null if it is invalid. */
export function pathOf(url = "/"): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** Removes the headers that require HTTPS, for plain HTTP on localhost. */
export function withoutHttps(headers: Record<string, string>): [name: string, value: string][] {
  return Object.entries(headers)
    .filter(([name]) => name !== "Strict-Transport-Security")
    .map(([name, value]) => [name, value.replace("; upgrade-insecure-requests", "")]);
}
