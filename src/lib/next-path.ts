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
