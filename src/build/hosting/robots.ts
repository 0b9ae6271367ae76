import type { routes } from "../../routes.ts";

/** What crawlers may read, which is not what belongs to one person, and where the list of pages is. */
export function robots({ auth, account }: typeof routes, sitemapUrl?: string): string {
  const paths = [...auth, ...account].map(({ path }) => path.replace(/\/:.*/, "")).sort();
  // A rule is for everything that begins as it says.
  const areas = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const rules = ["User-agent: *", ...areas.map((area) => `Disallow: ${area}`), "Allow: /"];
  return [...rules, ...(sitemapUrl ? ["", `Sitemap: ${sitemapUrl}`] : []), ""].join("\n");
}
