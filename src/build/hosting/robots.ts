import { withLanguage } from "../../lib/language.ts";
import type { routes } from "../../routes.ts";

/** Returns robots.txt, which disallows sign-in and account pages and names the sitemaps. */
export function robots({ auth, account }: typeof routes, sitemapUrls: readonly string[]): string {
  const paths = [...auth, ...account].map(({ path }) => path.replace(/\/:.*/, "")).sort();
  // A rule matches all paths with its prefix.
  const areas = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const disallowed = [...areas, ...areas.map((area) => withLanguage(area, "es"))];
  const rules = ["User-agent: *", ...disallowed.map((area) => `Disallow: ${area}`), "Allow: /"];
  return [...rules, "", ...sitemapUrls.map((url) => `Sitemap: ${url}`), ""].join("\n");
}
