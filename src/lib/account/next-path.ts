import { withLanguage } from "@/lib/language";
import { paths } from "@/lib/paths";

// Anything else could be an open redirect to another site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out.
const sameSitePath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Whether a text is a path of this site. */
export const isSitePath = (text: string): boolean => text.length <= 2000 && sameSitePath.test(text);

/** Where to go after sign-in: the requested path if it is on this site, otherwise the dashboard. */
export function nextPath(next: string | null): string {
  if (!next || !isSitePath(next)) return paths.dashboard;
  // Not back to the sign-in pages.
  return /^\/auth(?:[/?#]|$)/.test(next) ? paths.dashboard : next;
}

/**
 * The redirect URL for emails: the home page with the `next` path. The link passes it to the page that verifies it.
 */
export function emailRedirect(origin: string, next: string | null): string {
  const kept = ownPath(next);
  const home = `${origin}${withLanguage(paths.home)}`;
  return kept ? `${home}?${new URLSearchParams({ next: kept })}` : home;
}

/** The `next` path in a URL made by `emailRedirect`; null if it isn't a path of this site. */
export function nextOfRedirect(redirect: string | null): string | null {
  return ownPath(new URLSearchParams(redirect?.split("?")[1]).get("next"));
}

const ownPath = (next: string | null) => (next !== null && nextPath(next) === next ? next : null);
