/**
 * Returns the one address of a page: in lowercase, without a slash at the end or several in a row.
 * Percent-encoded characters stay as they are.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/(%[\da-f]{2})|[A-Z]/gi, (text, encoded) => encoded ?? text.toLowerCase())
    .replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : "/";
}
