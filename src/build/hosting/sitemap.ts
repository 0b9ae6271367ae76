import { escapeMarkup } from "../../lib/format/markup.ts";
import { withLanguage } from "../../lib/language.ts";

/** A page in a sitemap. */
export interface SitemapEntry {
  url: string;
  /** The date or time of its last change. */
  lastmod?: string | undefined;
  /** Its URLs by language, including its own. */
  translations?: Record<string, string>;
}

/** The maximum number of pages in a sitemap. */
export const entriesPerSitemap = 50_000;

/** Returns the entries of a page in both languages. */
export function translatedEntries(siteUrl: string, path: string, lastmod?: string): SitemapEntry[] {
  const en = `${siteUrl}${path}`;
  const es = `${siteUrl}${withLanguage(path, "es")}`;
  const translations = { en, es, "x-default": en };
  return [en, es].map((url) => ({ url, lastmod, translations }));
}

function element(name: string, { url, lastmod, translations = {} }: SitemapEntry): string {
  const changed = lastmod ? `<lastmod>${escapeMarkup(lastmod)}</lastmod>` : "";
  const links = Object.entries(translations).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
  );
  return `  <${name}><loc>${escapeMarkup(url)}</loc>${changed}${links.join("")}</${name}>`;
}

const xml = (root: string, elements: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${elements.join("\n")}
</${root}>
`;

/** Returns the XML of a sitemap. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > entriesPerSitemap) throw new Error("Too many pages for one sitemap.");
  return xml(
    "urlset",
    entries.map((entry) => element("url", entry)),
  );
}

/** Returns the XML of a sitemap index. */
export const sitemapIndex = (urls: readonly string[]): string =>
  xml(
    "sitemapindex",
    urls.map((url) => element("sitemap", { url })),
  );
