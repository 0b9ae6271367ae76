import { articleSlugs } from "../../content/blog/slugs.ts";
import { paths } from "../../lib/paths.ts";

/** A page that the build writes as HTML. */
export interface BuiltPage {
  path: string;
  /** The modules its route loads, so that the document can ask for their files at once. */
  modules: readonly string[];
}

/** A page by its path, and the modules under src. */
export const page = (path: string, ...modules: string[]): BuiltPage => ({
  path,
  modules: modules.map((module) => `src/${module}`),
});

/** The pages of fixed text, which the build renders completely. */
export const staticPages: readonly BuiltPage[] = [
  // Without its drawing, which the document holds.
  page(paths.home, "pages/home/home-page.tsx", "pages/home/home-loader.tsx"),
  page(paths.about, "pages/about/about-page.tsx"),
  // Without its questions and answers, which the document holds.
  page(paths.contact, "pages/contact/contact-page.tsx", "pages/contact/contact-loader.tsx"),
  page(paths.blog, "pages/blog/blog-page.tsx"),
  // Without the articles' texts, which the documents hold.
  ...articleSlugs.map((slug) =>
    page(paths.article(slug), "pages/blog/article-page.tsx", "pages/blog/article-loader.tsx"),
  ),
  page(paths.howWeVerify, "pages/policies/how-we-verify-page.tsx"),
  page(paths.communityGuidelines, "pages/policies/community-guidelines-page.tsx"),
  page(paths.privacy, "pages/policies/privacy-page.tsx"),
  page(paths.terms, "pages/policies/terms-page.tsx"),
  page(paths.accessibility, "pages/policies/accessibility-page.tsx"),
  page(paths.offline, "pages/offline/offline-page.tsx"),
];

/** What every unknown path shows. */
export const notFoundPage = page("/404", "pages/not-found/not-found-page.tsx");

/** The file of a page in the built site. */
export const fileOf = (path: string): string =>
  path === paths.home ? "index.html" : `${path.slice(1)}.html`;
