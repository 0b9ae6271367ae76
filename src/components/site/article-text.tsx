import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { ChevronDown } from "lucide-react";
import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import type { Article } from "@/content/blog/articles";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** A table of an article. Where the screen is too narrow for it, it scrolls by itself. */
function ProseTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={t`Table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className="prose-table"
    >
      <table {...props} />
    </div>
  );
}

// MDX right-aligns with an inline style, which the content security policy blocks.
const figures = (style: ComponentProps<"td">["style"]) =>
  style?.textAlign === "right" ? "figures" : undefined;

const ProseHeaderCell = ({ style, ...props }: ComponentProps<"th">) => (
  <th scope="col" className={figures(style)} {...props} />
);

const ProseCell = ({ style, ...props }: ComponentProps<"td">) => (
  <td className={figures(style)} {...props} />
);

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <TextLink to={href}>{children}</TextLink>
);

/** A link in a Spanish text, with an English title, to an article that exists in English only. */
const EnglishLink = ({ href = "", children }: ComponentProps<"a">) => (
  <TextLink to={href} lang="en" hrefLang="en">
    {children}
  </TextLink>
);

// Headings can receive the focus from the table of contents.
const SectionHeading = (props: ComponentProps<"h2">) => <h2 tabIndex={-1} {...props} />;
const SubsectionHeading = (props: ComponentProps<"h3">) => <h3 tabIndex={-1} {...props} />;

/** The elements of an article that need more than the styles of `.prose`. */
const proseElements: MDXComponents = {
  a: ProseLink,
  EnglishLink,
  h2: SectionHeading,
  h3: SubsectionHeading,
  table: ProseTable,
  th: ProseHeaderCell,
  td: ProseCell,
};

/** A call to action that leads to the directory. */
function FindADoctor() {
  return (
    <section className="mt-14 rounded-2xl bg-deep px-6 py-9 text-on-deep ring-1 ring-deep-line ring-inset sm:p-12 print:hidden">
      <h2 className="text-2xl">
        <Trans>See who practices near you</Trans>
      </h2>
      <p className="mt-3 max-w-prose text-on-deep-soft">
        <Trans>
          Search by city or ZIP code, compare published prices, and read each practice's listing.
          Listings are free, and practices can't pay for a better rank.
        </Trans>
      </p>
      <LinkButton to={paths.directory()} variant="secondary" className="mt-6">
        <Trans>Find a Doctor</Trans>
      </LinkButton>
    </section>
  );
}

/** The text of an article with its summary and table of contents. */
export function ArticleText({ article }: { article: Article }) {
  const { default: Body, summary, tableOfContents } = article;
  return (
    <div className="mt-10 grid gap-x-20 border-t border-line pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-12 print:block print:pt-4">
      <ContentsAside sections={tableOfContents} />
      <div className="min-w-0">
        <ArticleSummary points={summary} />
        <ContentsDisclosure sections={tableOfContents} />
        <div className="prose mt-8">
          <Body components={proseElements} />
        </div>
        <FindADoctor />
      </div>
    </div>
  );
}

/** A summary of the article. */
function ArticleSummary({ points }: { points: readonly string[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="rounded-xl bg-sage px-6 py-6 sm:px-8 sm:py-7 print:break-inside-avoid print:border print:border-line"
    >
      <h2 id="in-short" className="text-xl">
        <Trans>In short</Trans>
      </h2>
      <ul className="mt-3 space-y-2.5">
        {points.map((point) => (
          <li
            key={point}
            className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-0.5 before:w-2.5 before:bg-accent"
          >
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The table of contents beside the text on wide screens. */
function ContentsAside({ sections }: { sections: Toc }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto p-1 lg:block print:hidden"
    >
      <h2 id="contents-title" className="mb-3 font-sans text-sm font-semibold tracking-normal">
        <Trans>In this article</Trans>
      </h2>
      <ContentsList sections={sections} />
    </nav>
  );
}

/** The table of contents above the text on small screens, collapsed. */
function ContentsDisclosure({ sections }: { sections: Toc }) {
  return (
    <details className="group mt-6 rounded-lg bg-surface ring-1 ring-line ring-inset lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between rounded-lg px-5 font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>In this article</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <nav aria-label={t`In this article`} className="px-5 pt-1 pb-4">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}

/** Links to the sections of an article. */
function ContentsList({ sections }: { sections: Toc }) {
  return (
    <ol className="contents-list">
      {sections.map(({ id, value }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            // The router scrolls to the section but doesn't focus it.
            onClick={() => document.getElementById(id ?? "")?.focus({ preventScroll: true })}
          >
            {value}
          </Link>
        </li>
      ))}
    </ol>
  );
}
