import { AsyncLocalStorage } from "node:async_hooks";

const redirects = new AsyncLocalStorage<string>();

/** Returns the redirect URL of the request that is sending an email, or null. */
export const requestedRedirect = (): string | null => redirects.getStore() ?? null;

/** Runs a function whose emails link to a redirect URL. */
export const withRedirect = <Result>(target: string, run: () => Result): Result =>
  redirects.run(target, run);

/** Whether hosted Supabase would allow a redirect: URLs on the site, and others that match a pattern. */
export function isAllowedRedirect(target: string, siteUrl: string, patterns: string[]): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression rejects control characters.
  if (!URL.canParse(target) || /[\u0000- \u007f]/.test(target)) return false;
  const isOnSite = new URL(target).origin === new URL(siteUrl).origin;
  return isOnSite || patterns.some((pattern) => expressionOf(pattern).test(target));
}

/** `*` and `?` match characters other than "." and "/"; `**` matches any. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    return part === "?" ? "[^./]" : part.replace(/[\\^$.|+()[\]{}]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
