import type { BlogEntry } from "@/content/blog/entries";
import { paths } from "@/lib/paths";
import { canonicalUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";

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
    image: canonicalUrl(`/social/${slug}.jpg`),
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
  const url = canonicalUrl(paths.blog);
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
    mainEntityOfPage: canonicalUrl(paths.article(entry.slug)),
    isPartOf: { "@type": "Blog", "@id": canonicalUrl(paths.blog) },
  };
}
