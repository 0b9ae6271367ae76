import type { BlogEntry } from "@/content/blog/entries";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";

const organization = () => ({
  "@type": "Organization",
  name: site.name,
  url: pageUrl(paths.home),
});

function posting({ slug, title, excerpt, date, updated, readTime }: BlogEntry) {
  const url = pageUrl(paths.article(slug));
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: title,
    description: excerpt,
    image: pageUrl(`/social/${slug}.jpg`),
    datePublished: date,
    dateModified: updated,
    timeRequired: `PT${Number.parseInt(readTime, 10)}M`,
    inLanguage: "en-US",
    author: organization(),
    publisher: organization(),
  };
}

/** Describes the list of articles to search engines. */
export function blogData(entries: readonly BlogEntry[], description: string) {
  const url = pageUrl(paths.blog);
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": url,
    url,
    name: `${site.name} Blog`,
    description,
    inLanguage: "en-US",
    publisher: organization(),
    blogPost: entries.map(posting),
  };
}

/** Describes one article to search engines. */
export function articleData(entry: BlogEntry) {
  return {
    "@context": "https://schema.org",
    ...posting(entry),
    mainEntityOfPage: pageUrl(paths.article(entry.slug)),
    isPartOf: { "@type": "Blog", "@id": pageUrl(paths.blog) },
  };
}
