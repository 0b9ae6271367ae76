import { useLoaderData } from "react-router-dom";
import { ArticleHeader } from "@/components/blog/article-header";
import { ArticleNeighbors } from "@/components/blog/article-neighbors";
import { ArticleSummary } from "@/components/blog/article-summary";
import { ContentsAside, ContentsDisclosure } from "@/components/blog/contents";
import { FindADoctor } from "@/components/blog/find-a-doctor";
import { proseElements } from "@/components/blog/prose-elements";
import { Teaser } from "@/components/blog/teaser";
import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { Container } from "@/components/ui/container";
import { useSiteOrigin } from "@/hooks/site-origin";
import { articleData } from "@/lib/blog-data";
import { neighborsOf } from "@/lib/blog-shelf";
import { breadcrumbData } from "@/lib/breadcrumbs";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import type { LoadedArticle } from "@/pages/blog/article-loader";

export function ArticlePage() {
  const { entry, Body, summary, tableOfContents } = useLoaderData<LoadedArticle>();
  const { previous, next, related } = neighborsOf(entry);
  const path = paths.article(entry.slug);
  const origin = useSiteOrigin();

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
        <div className="mt-10 grid gap-x-20 border-t border-line pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-12 print:block print:pt-4">
          <ContentsAside sections={tableOfContents} />
          <div className="min-w-0">
            <ArticleSummary points={summary} />
            <ContentsDisclosure sections={tableOfContents} />
            {/* The opening letter stands two lines deep, as in print; the list of sources is set smaller. */}
            <div className="mt-8 [&>#sources~ul]:text-sm [&>p:first-child]:text-lg [&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mt-2 [&>p:first-child]:first-letter:mr-2.5 [&>p:first-child]:first-letter:font-display [&>p:first-child]:first-letter:text-[3.4rem] [&>p:first-child]:first-letter:leading-[0.8] [&>p:first-child]:first-letter:font-semibold [&>p:first-child]:first-letter:text-primary">
              <Body components={proseElements} />
            </div>
            <p className="hidden text-sm print:mt-8 print:block">
              {site.name}, {origin}
              {path}
            </p>
            <FindADoctor />
          </div>
        </div>
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
