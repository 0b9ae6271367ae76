import { ArticleHeader } from "@/components/blog/article-header";
import { ArticleNeighbors } from "@/components/blog/article-neighbors";
import { ArticleText } from "@/components/blog/article-text";
import { Teaser } from "@/components/blog/teaser";
import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { Container } from "@/components/ui/container";
import { type Article, articles } from "@/content/blog/articles";
import { type BlogEntry, entries } from "@/content/blog/entries";
import type { ArticleSlug } from "@/content/blog/slugs";
import { paths } from "@/lib/paths";
import { breadcrumbData } from "@/lib/schema-org/page-structured-data";
import { articleData, neighborsOf } from "@/lib/site/blog-data";
import { pageUrl, site } from "@/lib/site/site";

/** Loads the route of an article. */
export async function articleRoute(slug: ArticleSlug) {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no entry for the article “${slug}”.`);
  const article = await articles[slug]();
  return { Component: () => <ArticlePage entry={entry} article={article} /> };
}

interface ArticlePageProps {
  entry: BlogEntry;
  article: Article;
}

function ArticlePage({ entry, article }: ArticlePageProps) {
  const { previous, next, related } = neighborsOf(entry);
  const path = paths.article(entry.slug);

  return (
    <Container className="pt-6 pb-section sm:pt-10 print:p-0">
      <PageHead
        title={entry.title}
        description={entry.excerpt}
        socialImage={entry.slug}
        type="article"
      />
      <StructuredData data={articleData(entry)} />
      <StructuredData
        data={breadcrumbData({ name: "Blog", path: paths.blog }, { name: entry.title, path })}
      />

      <article>
        <ArticleHeader entry={entry} />
        <ArticleText article={article} />
        <p className="hidden text-sm print:mt-8 print:block">
          {site.name}, <span suppressHydrationWarning>{pageUrl(path)}</span>
        </p>
      </article>

      <div className="mt-14">
        <ArticleNeighbors previous={previous} next={next} />
      </div>
      <section aria-labelledby="related" className="mt-14 print:hidden">
        <h2 id="related" className="text-2xl">
          Related articles
        </h2>
        <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {related.map((other) => (
            <Teaser key={other.slug} entry={other} headingLevel={3} />
          ))}
        </div>
      </section>
    </Container>
  );
}
