import { paths } from "@/lib/paths";
import { operator } from "@/lib/site/operator";
import { canonicalUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";

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
    inLanguage: "en-US",
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
      availableLanguage: "en",
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
