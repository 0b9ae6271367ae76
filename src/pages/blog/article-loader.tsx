import type { Part } from "@/components/ui/built-part";
import { articles } from "@/content/blog/articles";
import { entries } from "@/content/blog/entries";
import type { ArticleSlug } from "@/content/blog/slugs";
import { loadPageScript } from "@/lib/browser/page-scripts";
import { builtHtml } from "@/lib/site/built-html";

export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

/** What an article's page needs: its entry and its text. */
export async function loadArticle(slug: ArticleSlug) {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no entry for the article “${slug}”.`);
  return { entry, text: standingText(slug) ?? (await loadText(slug)) };
}

/** The text of an article whose page the build wrote. */
function standingText(slug: ArticleSlug): Part | undefined {
  const html = builtHtml(`[data-article="${slug}"]`);
  return html === undefined ? undefined : { html };
}

async function loadText(slug: ArticleSlug): Promise<Part> {
  const [{ ArticleText }, article] = await loadPageScript(() =>
    Promise.all([import("@/components/blog/article-text"), articles[slug]()]),
  );
  return { rendered: <ArticleText article={article} /> };
}
