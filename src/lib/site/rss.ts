import type { BlogEntry } from "@/content/blog/entries";
import { escapeMarkup } from "@/lib/format/escape-markup";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

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

/** The articles as an RSS 2.0 feed, newest first. */
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
