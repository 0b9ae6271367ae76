import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { MDXContent } from "mdx/types";
import type { ArticleSlug } from "@/content/blog/slugs";

export interface Article {
  default: MDXContent;
  summary: readonly string[];
  tableOfContents: Toc;
}

/** The texts in the language of the site, each loaded with its own page. Two exist in English only. */
export const articles: Record<ArticleSlug, () => Promise<Article>> = {
  "what-is-direct-primary-care-complete-guide": () =>
    import.meta.env.LANGUAGE === "es"
      ? import("./es/what-is-direct-primary-care-complete-guide.mdx")
      : import("./what-is-direct-primary-care-complete-guide.mdx"),
  "five-ways-dpc-saves-money": () => import("./five-ways-dpc-saves-money.mdx"),
  "how-to-choose-right-dpc-doctor": () =>
    import.meta.env.LANGUAGE === "es"
      ? import("./es/how-to-choose-right-dpc-doctor.mdx")
      : import("./how-to-choose-right-dpc-doctor.mdx"),
  "dpc-vs-traditional-insurance": () => import("./dpc-vs-traditional-insurance.mdx"),
};
