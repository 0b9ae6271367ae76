import { site } from "@/lib/site/site";

/**
 * The address of a page in its metadata: the same on the server and in the browser. Relative where the site's address is
 * not configured.
 */
export const canonicalUrl = (path: string): string => `${site.url ?? ""}${path}`;

/** The full address of a page, to be shared. Relative only on the server of a site whose address is not configured. */
export const pageUrl = (path: string): string => {
  const origin = site.url ?? (typeof window === "undefined" ? "" : window.location.origin);
  return `${origin}${path}`;
};
