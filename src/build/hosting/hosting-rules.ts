/** A rule of _redirects: a path pattern (see `matchesRule`), and the file to serve or the path to redirect to. */
interface Rewrite {
  from: string;
  to: string;
  isRedirect: boolean;
}

/** A rule of public/_headers: a path pattern and its response headers. */
interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

interface Allowed {
  /** Hashes of inline scripts. */
  hashes: string[];
  /** The origin of the API; null if it is the site's own. */
  api: string | null;
  /** Whether the sign-in pages use Cloudflare Turnstile. */
  hasCaptcha: boolean;
}

const captcha = "https://challenges.cloudflare.com";

/** Replaces the placeholders of public/_headers, and removes those that the site doesn't use. */
export function fillHeaders(text: string, { hashes, api, hasCaptcha }: Allowed): string {
  return text
    .replaceAll("{script-hashes}", hashes.join(" "))
    .replaceAll(" frame-src {captcha};", hasCaptcha ? ` frame-src ${captcha};` : "")
    .replaceAll(" {captcha}", hasCaptcha ? ` ${captcha}` : "")
    .replaceAll(" {api-socket}", api ? ` ${api.replace(/^http/, "ws")}` : "")
    .replaceAll(" {api}", api ? ` ${api}` : "");
}

const linesOf = (text: string) =>
  text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Parses public/_headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Parses _redirects: rewrites (200), and permanent redirects (301). Skips the rule for missing pages (404). */
export function parseRedirects(text: string): Rewrite[] {
  return linesOf(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && status !== "404" ? [{ from, to, isRedirect: status === "301" }] : [];
  });
}

/** Returns whether a path matches a rule: "*" at the end matches anything, ":name" matches one segment. */
export function matchesRule(rule: string, pathname: string): boolean {
  if (rule.endsWith("*")) return pathname.startsWith(rule.slice(0, -1));
  const segments = rule.split("/");
  const parts = pathname.split("/");
  return (
    parts.length === segments.length &&
    segments.every((segment, index) =>
      segment.startsWith(":") ? parts[index] !== "" : parts[index] === segment,
    )
  );
}

/** Returns the headers for a path. Later rules override earlier ones. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  return Object.fromEntries(
    rules.filter((rule) => matchesRule(rule.path, pathname)).flatMap((rule) => rule.headers),
  );
}
