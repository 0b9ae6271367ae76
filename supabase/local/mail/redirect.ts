import { AsyncLocalStorage } from "node:async_hooks";
import type { AuthTools, Patch } from "../patches/patch.ts";

const asked = new AsyncLocalStorage<string>();

/** Where the mail that is being sent shall lead; null when the request says nothing of it. */
export const requestedRedirect = (): string | null => asked.getStore() ?? null;

/** Mails know where their request wants to lead, if it may. @supabase/lite gives them the site's address instead. */
export function patchMailRedirect({ siteUrl, redirects }: AuthTools): Patch {
  return (next) => async (request) => {
    const wanted = new URL(request.url).searchParams.get("redirect_to");
    const mayLead = wanted !== null && isAllowedRedirect(wanted, siteUrl(), redirects);
    return mayLead ? asked.run(wanted, () => next(request)) : next(request);
  };
}

/** Hosted Supabase's rule: everywhere on the site, elsewhere only what fits a pattern. */
export function isAllowedRedirect(wanted: string, siteUrl: string, patterns: string[]): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out.
  if (!URL.canParse(wanted) || /[\u0000- \u007f]/.test(wanted)) return false;
  const isOnSite = new URL(wanted).origin === new URL(siteUrl).origin;
  return isOnSite || patterns.some((pattern) => expressionOf(pattern).test(wanted));
}

/** `*` and `?` stand for characters other than "." and "/", `**` for any. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    return part === "?" ? "[^./]" : part.replace(/[\\^$.|+()[\]{}]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
