import { paths } from "@/lib/paths";
import { canonicalUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";

/** The site and its search as structured data. */
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
      // Written by hand, because `paths` would escape the braces of the template.
      urlTemplate: `${canonicalUrl(paths.directory())}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});
