import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { Container } from "@/components/ui/container";
import { formatCalendarDay } from "@/lib/format/dates";
import { breadcrumbData } from "@/lib/schema-org/breadcrumbs";
import { type DescribedPage, textPageData } from "@/lib/schema-org/page-structured-data";

export interface ProseSection {
  /** Its address on the page. */
  id: string;
  title: string;
  body: ReactNode;
}

interface ProsePageProps extends DescribedPage {
  /** The day of the last change, as `2026-11-21`. */
  updated: string;
  intro: ReactNode;
  sections: readonly ProseSection[];
}

const proseClasses =
  "[&_dd]:mt-1 [&_dd]:mb-4 [&_dt]:font-semibold [&_h3]:mt-8 [&_h3]:text-xl [&_li]:mt-2 [&_li]:pl-1 [&_li]:text-pretty [&_li]:marker:text-accent-ink [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6";

/** A page to read: a title, when it was written, a list of contents and the text. */
export function ProsePage({ updated, intro, sections, ...described }: ProsePageProps) {
  const { path, title, description } = described;
  return (
    <Container className="pt-12 pb-section sm:pt-16 lg:pt-20">
      <PageHead title={title} description={description} />
      <StructuredData data={textPageData(described, updated)} />
      <StructuredData data={breadcrumbData({ name: title, path })} />
      <header className="max-w-3xl">
        <h1 className="text-hero">{title}</h1>
        <div className="mt-6 max-w-2xl text-lg text-ink-soft">{intro}</div>
        <p className="mt-4 text-sm text-ink-soft">
          Last changed on <time dateTime={updated}>{formatCalendarDay(updated)}</time>
        </p>
      </header>
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className={`max-w-prose ${proseClasses}`}>
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="mt-14 first:mt-0 [&>h2+p]:mt-3">
              <h2 id={id} tabIndex={-1} className="text-2xl">
                {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

function Contents({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="print:hidden lg:top-28 lg:self-start lg:[@media(height>=40rem)]:sticky"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        On this page
      </h2>
      <ol className="mt-2 grid sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // The router scrolls there; the keyboard goes along.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 text-balance font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
