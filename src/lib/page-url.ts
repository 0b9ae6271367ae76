import { site } from "@/lib/site";

/** The full address of a path of the site, as it is given to others. In a browser only. */
export const pageUrl = (path: string): string => `${site.url ?? window.location.origin}${path}`;
