import { articles } from "@/content/blog/articles";
import { entries } from "@/content/blog/entries";
import type { ArticleSlug } from "@/content/blog/slugs";

export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

/** What an article's page needs: its entry and, loaded with it, its text. */
export async function loadArticle(slug: ArticleSlug) {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no entry for the article “${slug}”.`);
  const { default: Body, summary, tableOfContents } = await articles[slug]();
  return { entry, Body, summary, tableOfContents };
}
