import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { ArticleText } from "@/components/site/article-text";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { ArticleDates, Teaser } from "@/components/site/teaser";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { Trans } from "@/components/ui/messages";
import { type Article, articles } from "@/content/blog/articles";
import type { BlogEntry } from "@/content/blog/entries";
import { listedEntries } from "@/content/blog/listed-entries";
import type { ArticleSlug } from "@/content/blog/slugs";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { articleData, neighborsOf } from "@/lib/site/blog-data";
import { breadcrumbData } from "@/lib/site/page-structured-data";
import { pageUrl, site } from "@/lib/site/site";

interface ArticleNeighborsProps {
  previous: BlogEntry | undefined;
  next: BlogEntry | undefined;
}

const linkClasses =
  "group flex min-h-11 flex-col gap-1.5 rounded-md py-5 [&_svg]:size-4.5 [&_svg]:text-accent-ink";
const titleClasses =
  "font-display text-xl font-semibold tracking-display decoration-accent decoration-2 underline-offset-4 group-hover:underline";

/** The articles published before and after this one. */
function ArticleNeighbors({ previous, next }: ArticleNeighborsProps) {
  return (
    <nav
      aria-label={t`Previous and next article`}
      className="grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-10 print:hidden"
    >
      {previous && (
        <Link to={paths.article(previous.slug)} className={linkClasses}>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <ArrowLeft aria-hidden="true" />
            <Trans>Previous</Trans>
          </span>{" "}
          <span className={titleClasses}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link
          to={paths.article(next.slug)}
          className={`${linkClasses} sm:col-start-2 sm:items-end sm:text-right`}
        >
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <Trans>Next</Trans>
            <ArrowRight aria-hidden="true" />
          </span>{" "}
          <span className={titleClasses}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** Loads the route of an article. */
export async function articleRoute(slug: ArticleSlug) {
  const entry = listedEntries.find((candidate) => candidate.slug === slug);
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
        data={breadcrumbData({ name: t`Blog`, path: paths.blog }, { name: entry.title, path })}
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
          <Trans>Related articles</Trans>
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

/** The title, excerpt, dates, and picture of an article. */
function ArticleHeader({ entry }: { entry: BlogEntry }) {
  return (
    <header>
      <Link
        to={paths.blog}
        className="inline-flex min-h-11 items-center gap-2 rounded-md font-medium text-primary underline-offset-4 hover:underline print:hidden [&_svg]:size-4.5"
      >
        <ArrowLeft aria-hidden="true" />
        <Trans>Back to Blog</Trans>
      </Link>
      <div className="mt-4 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr] print:block">
        <div>
          <h1 className="text-hero">{entry.title}</h1>
          <p className="mt-5 max-w-prose text-xl text-ink-soft sm:text-lg">{entry.excerpt}</p>
          <ArticleDates entry={entry} hasUpdate className="mt-5" />
        </div>
        <Illustration
          name={entry.image.name}
          alt={entry.image.alt}
          priority="low"
          className="aspect-15/4 w-full rounded-2xl object-cover sm:aspect-auto print:hidden"
        />
      </div>
    </header>
  );
}
