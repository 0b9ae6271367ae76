import { locale } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { canonicalUrl, operator, site } from "@/lib/site/site";

/** JSON that can't end the script element around it. */
export const serializeForScript = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");

/** The site and its search as structured data. */
export const websiteData = () => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": canonicalUrl(paths.home),
  url: canonicalUrl(paths.home),
  name: site.name,
  description: site.description,
  inLanguage: locale,
  publisher: { "@type": "Organization", name: site.name, url: canonicalUrl(paths.home) },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // Not from `paths`, which would escape the braces of the template.
      urlTemplate: `${canonicalUrl(paths.directory())}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

export interface Breadcrumb {
  name: string;
  path: string;
}

/** Breadcrumbs from the home page to a page, as structured data. */
export const breadcrumbData = (...trail: [Breadcrumb, ...Breadcrumb[]]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: t`Home`, path: paths.home }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(path),
  })),
});

const context = "https://schema.org";

export interface DescribedPage {
  path: string;
  title: string;
  description: string;
}

const organization = () => ({
  "@type": "Organization",
  name: operator.name ?? site.name,
  url: canonicalUrl(paths.home),
  ...(operator.email && { email: operator.email }),
});

function page(type: string, { path, title, description }: DescribedPage) {
  const url = canonicalUrl(path);
  return {
    "@context": context,
    "@type": type,
    "@id": url,
    url,
    name: title,
    description,
    isPartOf: { "@type": "WebSite", name: site.name, url: canonicalUrl(paths.home) },
    inLanguage: locale,
  };
}

/** The About page and the organization as structured data. */
export const aboutPageData = (described: DescribedPage) => ({
  ...page("AboutPage", described),
  about: { ...organization(), description: site.description },
});

/** The contact page with its contact details as structured data. */
export const contactPageData = (described: DescribedPage) => ({
  ...page("ContactPage", described),
  about: {
    ...organization(),
    areaServed: { "@type": "Country", name: "United States" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      url: canonicalUrl(paths.contact),
      ...(operator.email && { email: operator.email }),
      areaServed: "US",
      availableLanguage: ["en", "es"],
    },
  },
});

/** A text page with the date of its last change as structured data. */
export const textPageData = (described: DescribedPage, updated: string) => ({
  ...page("WebPage", described),
  dateModified: updated,
});

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Questions and answers as structured data. They must be on the page too. */
export const faqPageData = (questions: readonly AnsweredQuestion[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
