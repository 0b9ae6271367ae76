import { entries } from "../../content/blog/entries.ts";
import { paths } from "../../lib/paths.ts";
import type { routes } from "../../routes.ts";
import { robots } from "./robots.ts";
import { type SitemapEntry, sitemap } from "./sitemap.ts";

/** Where `npm run preview` serves the site. Stands in files whose addresses must be complete when no other is known. */
const previewUrl = "http://localhost:4173";

interface Discovery {
  /** The site's public address, if it is known. */
  siteUrl: string | undefined;
  routes: typeof routes;
  /** Fixed pages that search engines may list. */
  pages: readonly string[];
  feed: (siteUrl: string) => string;
}

/** The files by which others find the site's pages: robots.txt, sitemap.xml and the articles' feed. */
export function discoveryFiles({
  siteUrl,
  routes,
  pages,
  feed,
}: Discovery): Record<string, string> {
  const origin = siteUrl ?? previewUrl;
  const changes = new Map(entries.map(({ slug, updated }) => [paths.article(slug), updated]));
  const listed = pages.map((page): SitemapEntry => {
    const lastmod = changes.get(page);
    return { url: `${origin}${page}`, ...(lastmod && { lastmod }) };
  });
  return {
    "robots.txt": robots(routes, siteUrl && `${siteUrl}/sitemap.xml`),
    "sitemap.xml": sitemap(listed),
    "rss.xml": feed(origin),
  };
}
