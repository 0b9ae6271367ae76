import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { readOperator } from "@/lib/site/operator-settings";

/** The site's operator. Parsed at build time, so that the bundle doesn't include the parser. */
export const operator = import.meta.env.PROD
  ? import.meta.env.OPERATOR
  : readOperator(import.meta.env);

/**
 * Returns the URL of a page for its metadata, the same on the server and in the browser. Relative
 * if the site's URL is not configured.
 */
export const canonicalUrl = (path: string): string => fileUrl(withLanguage(path));

/** Like `canonicalUrl`, for a file, which is the same in all languages. */
export const fileUrl = (path: string): string => `${site.url ?? ""}${path}`;

/** Returns the site's origin; empty on the server if the site's URL is not configured. */
const siteOrigin = (): string =>
  site.url ?? (typeof window === "undefined" ? "" : window.location.origin);

/** Returns the absolute URL of a page for sharing. Relative only on the server if the site's URL is not configured. */
export const pageUrl = (path: string): string => `${siteOrigin()}${withLanguage(path)}`;

/** A statement of what direct primary care isn't, worded as the law of many states requires. */
export const notInsurance = t`Direct primary care is not health insurance.`;

/** The site's name, descriptions, and URL. */
export const site = {
  name: "DPC Nearby",
  tagline: t`Find a Direct Primary Care doctor near you`,
  description: t`A nationwide directory and community for Direct Primary Care: find a physician near you, compare monthly prices and read members' stories.`,
  /** The site's URL; undefined if not configured, as in development. */
  url: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, "") || undefined,
} as const;
