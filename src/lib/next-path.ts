import { paths } from "@/lib/paths";

// Anything else could lead to another site, which would look as if ours had sent the person there.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out.
const sameSitePath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Where to go after signing in: the path asked for if it lies on this site, else the dashboard. */
export function nextPath(next: string | null): string {
  if (!next || next.length > 2000 || !sameSitePath.test(next)) return paths.dashboard;
  // Not back to the door.
  return /^\/auth(?:[/?#]|$)/.test(next) ? paths.dashboard : next;
}
