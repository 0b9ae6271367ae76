import type { BlogEntry } from "@/content/blog/entries";
import { listedEntries } from "@/content/blog/listed-entries";
import { escapeMarkup } from "@/lib/format/markup";
import { locale } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { canonicalUrl, fileUrl, site } from "@/lib/site/site";

const day = (date: string) => new Date(date).toUTCString();

function item({ slug, title, excerpt, date }: BlogEntry, origin: string): string {
  const url = escapeMarkup(`${origin}${paths.article(slug)}`);
  return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${day(date)}</pubDate>
      <description>${escapeMarkup(excerpt)}</description>
    </item>`;
}

/** Returns the articles as an RSS 2.0 feed, newest first. */
export function rssFeed(entries: readonly BlogEntry[], siteUrl: string): string {
  const origin = siteUrl.replace(/\/+$/, "");
  const newestFirst = entries.toSorted((one, other) => other.date.localeCompare(one.date));
  const lastChange = entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1);
  const head = [
    `<title>${escapeMarkup(`${site.name} Blog`)}</title>`,
    `<link>${escapeMarkup(`${origin}${paths.blog}`)}</link>`,
    `<description>${escapeMarkup("Plain, sourced writing about Direct Primary Care.")}</description>`,
    "<language>en-us</language>",
    ...(lastChange ? [`<lastBuildDate>${day(lastChange)}</lastBuildDate>`] : []),
    `<atom:link href="${escapeMarkup(`${origin}${paths.rss}`)}" rel="self" type="application/rss+xml" />`,
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
${head.map((line) => `    ${line}`).join("\n")}
${newestFirst.map((entry) => item(entry, origin)).join("\n")}
  </channel>
</rss>
`;
}

const organization = () => ({
  "@type": "Organization",
  name: site.name,
  url: canonicalUrl(paths.home),
});

function posting({ slug, title, excerpt, date, updated, readTime }: BlogEntry) {
  const url = canonicalUrl(paths.article(slug));
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: title,
    description: excerpt,
    image: fileUrl(`/social/${slug}.jpg`),
    datePublished: date,
    dateModified: updated,
    timeRequired: `PT${Number.parseInt(readTime, 10)}M`,
    inLanguage: locale,
    author: organization(),
    publisher: organization(),
  };
}

/** Returns the structured data of the list of articles. */
export function blogData(entries: readonly BlogEntry[], description: string) {
  const url = canonicalUrl(paths.blog);
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": url,
    url,
    name: t`DPC Nearby Blog`,
    description,
    inLanguage: locale,
    publisher: organization(),
    blogPost: entries.map(posting),
  };
}

/** Returns the structured data of an article. */
export function articleData(entry: BlogEntry) {
  return {
    "@context": "https://schema.org",
    ...posting(entry),
    mainEntityOfPage: canonicalUrl(paths.article(entry.slug)),
    isPartOf: { "@type": "Blog", "@id": canonicalUrl(paths.blog) },
  };
}

/** Returns the articles published before and after an article, and the suggested ones. */
export function neighborsOf(entry: BlogEntry) {
  const index = listedEntries.indexOf(entry);
  return {
    previous: listedEntries[index - 1],
    next: listedEntries[index + 1],
    related: listedEntries.filter((other) => entry.related.includes(other.slug)),
  };
}
