import { entries } from "../../content/blog/entries.ts";
import { withLanguage } from "../../lib/language.ts";
import { paths } from "../../lib/paths.ts";
import type { routes } from "../../routes.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robots } from "./robots.ts";
import { sitemap, translatedEntries } from "./sitemap.ts";

/** The origin of `npm run preview`, used for absolute URLs if the site's URL is not configured. */
const previewUrl = "http://localhost:4173";

interface Discovery {
  /** The site's public URL, if configured. */
  siteUrl: string | undefined;
  routes: typeof routes;
  /** Static pages to list in the sitemap. */
  pages: readonly string[];
  /** The addresses of those that are in Spanish too. */
  spanishPages: readonly string[];
  feed: (siteUrl: string) => string;
  /** The API's URL, if it isn't the site's own, and its publishable key. */
  api: { url: string | undefined; key: string };
  license: string | undefined;
}

/** Returns robots.txt, llms.txt, sitemap.xml, and the RSS feed of the articles, by file name. */
export function discoveryFiles({
  siteUrl,
  routes,
  pages,
  spanishPages,
  feed,
  api,
  license,
}: Discovery): Record<string, string> {
  const origin = siteUrl ?? previewUrl;
  const changes = new Map(entries.map(({ slug, updated }) => [paths.article(slug), updated]));
  const listed = pages.flatMap((page) => {
    const lastmod = changes.get(page);
    return spanishPages.includes(withLanguage(page, "es"))
      ? translatedEntries(origin, page, lastmod)
      : [{ url: `${origin}${page}`, lastmod }];
  });
  return {
    "robots.txt": robots(
      routes,
      siteUrl ? [`${siteUrl}/sitemap.xml`, `${siteUrl}/sitemap-listings.xml`] : [],
    ),
    "llms.txt": llmsTxt({ site: origin, api: api.url ?? origin, key: api.key, license }),
    "sitemap.xml": sitemap(listed),
    "rss.xml": feed(origin),
  };
}
