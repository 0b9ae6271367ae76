import { site } from "@/lib/site/site";

/**
 * The full address of a path of the site, as it is given to others. Only the path when a page is rendered without a
 * browser and the site's address is not configured.
 */
export const pageUrl = (path: string): string => {
  const origin = site.url ?? (typeof window === "undefined" ? "" : window.location.origin);
  return `${origin}${path}`;
};
