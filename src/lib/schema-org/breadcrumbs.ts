import { paths } from "@/lib/paths";
import { canonicalUrl } from "@/lib/site/page-url";

export interface Breadcrumb {
  name: string;
  path: string;
}

/** Breadcrumbs from the home page to a page, as structured data. */
export const breadcrumbData = (...trail: [Breadcrumb, ...Breadcrumb[]]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: paths.home }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(path),
  })),
});
