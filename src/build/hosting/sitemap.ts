import { escapeMarkup } from "../../lib/format/markup.ts";

/** A page in a sitemap. */
export interface SitemapEntry {
  url: string;
  /** The date or time of its last change. */
  lastmod?: string;
}

/** The maximum number of pages in a sitemap. */
export const entriesPerSitemap = 50_000;

function element(name: string, { url, lastmod }: SitemapEntry): string {
  const changed = lastmod ? `<lastmod>${escapeMarkup(lastmod)}</lastmod>` : "";
  return `  <${name}><loc>${escapeMarkup(url)}</loc>${changed}</${name}>`;
}

const xml = (root: string, elements: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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
