import { paths } from "@/lib/paths";

// Anything else could lead to another site, which would look as if ours had sent the person there.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out.
const sameSitePath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Whether a text is a path of this site. */
export const isSitePath = (text: string): boolean => text.length <= 2000 && sameSitePath.test(text);

/** Where to go after signing in: the path asked for if it lies on this site, else the dashboard. */
export function nextPath(next: string | null): string {
  if (!next || !isSitePath(next)) return paths.dashboard;
  // Not back to the door.
  return /^\/auth(?:[/?#]|$)/.test(next) ? paths.dashboard : next;
}

/**
 * The site's root, where every mail of ours says that it leads, with the way back as its query. The mailed link carries
 * it to the page that verifies the link.
 */
export function emailRedirect(origin: string, next: string | null): string {
  const kept = ownPath(next);
  return kept ? `${origin}/?${new URLSearchParams({ next: kept })}` : `${origin}/`;
}

/** The way back in an address that `emailRedirect` made. Mails pass through many hands: only a path of this site counts. */
export function nextOfRedirect(redirect: string | null): string | null {
  return ownPath(new URLSearchParams(redirect?.split("?")[1]).get("next"));
}

const ownPath = (next: string | null) => (next !== null && nextPath(next) === next ? next : null);
