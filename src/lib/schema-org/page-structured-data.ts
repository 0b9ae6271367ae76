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
    ...{ "@context": context, "@type": type, "@id": url, url, name: title, description },
    isPartOf: { "@type": "WebSite", name: site.name, url: canonicalUrl(paths.home) },
    inLanguage: "en-US",
  };
}

/** Describes the page about the project, and the project. */
export const aboutPageData = (described: DescribedPage) => ({
  ...page("AboutPage", described),
  about: { ...organization(), description: site.description },
});

/** Describes the contact page, and the ways to reach the project. */
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

/** Describes a page of plain text, and when it was last changed. */
export const textPageData = (described: DescribedPage, updated: string) => ({
  ...page("WebPage", described),
  dateModified: updated,
});

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Describes questions and their answers, which must stand on the page too. */
export const faqPageData = (questions: readonly AnsweredQuestion[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
