/** A rule of _redirects: the path it answers, see `fits`, and the file that it shows or the path it leads to. */
interface Rewrite {
  from: string;
  to: string;
  isRedirect: boolean;
}

/** A rule of public/_headers: the paths it is about, and what they are served with. */
interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

interface Allowed {
  /** Hashes of inline scripts. */
  hashes: string[];
  /** The origin of the API, where it is not the site's own. */
  api: string | null;
  /** Whether the doors ask Cloudflare Turnstile for a proof of a person. */
  hasCaptcha: boolean;
}

const captcha = "https://challenges.cloudflare.com";

/** Fills the blanks of public/_headers; what the site does not use vanishes from them. */
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

/** Reads public/_headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Reads _redirects: rewrites (200), and redirects (301) to the one address of a page. */
export function parseRedirects(text: string): Rewrite[] {
  return linesOf(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to ? [{ from, to, isRedirect: status === "301" }] : [];
  });
}

/** Whether a path fits a rule's, as the hosts read it: "*" at its end is anything, ":name" is one part. */
export function fits(rule: string, pathname: string): boolean {
  if (rule.endsWith("*")) return pathname.startsWith(rule.slice(0, -1));
  const wanted = rule.split("/");
  const parts = pathname.split("/");
  return (
    parts.length === wanted.length &&
    wanted.every((want, index) =>
      want.startsWith(":") ? parts[index] !== "" : parts[index] === want,
    )
  );
}

/** What a path is served with; a later rule overrules an earlier one. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  return Object.fromEntries(
    rules.filter((rule) => fits(rule.path, pathname)).flatMap((rule) => rule.headers),
  );
}
