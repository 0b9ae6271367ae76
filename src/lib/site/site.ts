import { readOperator } from "@/lib/site/operator-settings";

/** Who runs this site. The build has read the settings, so that no page carries along what reads them. */
export const operator = import.meta.env.PROD
  ? import.meta.env.OPERATOR
  : readOperator(import.meta.env);

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

/** What the product is called and how it introduces itself to search engines. */
export const site = {
  name: "DPC Nearby",
  tagline: "Find a Direct Primary Care doctor near you",
  description:
    "A nationwide directory and community for Direct Primary Care: find a physician near you, compare monthly prices and read members' stories.",
  /** Where the site is reached; absent in development, where the address bar says it. */
  url: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, "") || undefined,
} as const;
