import { paths } from "@/lib/paths";
import { canonicalUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";

/** Describes the site, and how to search it. */
export const websiteData = () => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": canonicalUrl(paths.home),
  url: canonicalUrl(paths.home),
  name: site.name,
  description: site.description,
  inLanguage: "en-US",
  publisher: { "@type": "Organization", name: site.name, url: canonicalUrl(paths.home) },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // The braces are the template's own, which an address written by paths would escape.
      urlTemplate: `${canonicalUrl(paths.directory())}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});
