import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Illustration } from "@/components/ui/illustration";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { BlogEntry } from "@/content/blog/entries";
import { formatCalendarDay, formatMonth } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

interface ArticleDatesProps {
  entry: BlogEntry;
  /** Whether to show when the article was last updated. */
  hasUpdate?: boolean;
  className?: string;
}

// Each part starts with a dot, which is clipped at the start of a line.
const part =
  "relative pl-6 before:absolute before:left-2.5 before:text-line-strong before:content-['·'/'']";

/** An article's publication date and reading time. */
export function ArticleDates({ entry, hasUpdate = false, className }: ArticleDatesProps) {
  const month = formatMonth(entry.updated);
  return (
    <p className={joinClasses("overflow-hidden text-sm text-ink-soft", className)}>
      <span className="-ml-6 flex flex-wrap">
        <time dateTime={entry.date} className={part}>
          {formatCalendarDay(entry.date)}
        </time>
        {hasUpdate && (
          <span className={part}>
            <Trans>
              Updated <time dateTime={entry.updated}>{month}</time>
            </Trans>
          </span>
        )}
        <span className={part}>{entry.readTime}</span>
      </span>
    </p>
  );
}

interface TeaserProps {
  entry: BlogEntry;
  /** The heading level of the title. */
  headingLevel?: 2 | 3;
}

/** A short teaser of an article beside its picture. */
export function Teaser({ entry, headingLevel = 2 }: TeaserProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className="group relative grid gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Illustration
        name={entry.image.name}
        alt={entry.image.alt}
        className="w-full self-start rounded-lg"
      />
      <div>
        <Heading className="text-xl decoration-accent decoration-2 underline-offset-4 group-hover:underline">
          {entry.title}
        </Heading>
        <ArticleDates entry={entry} className="mt-1.5" />
        <p className="mt-2.5 text-sm text-ink-soft">{entry.excerpt}</p>
        <div className="mt-1">
          <ReadMore entry={entry} />
        </div>
      </div>
    </article>
  );
}

/** The first article of the page, with a large picture. */
export function LeadTeaser({ entry }: { entry: BlogEntry }) {
  return (
    <article className="group relative">
      <Illustration
        name={entry.image.name}
        alt={entry.image.alt}
        priority="high"
        className="w-full rounded-xl"
      />
      <h2 className="mt-6 text-3xl decoration-accent decoration-2 underline-offset-6 group-hover:underline">
        {entry.title}
      </h2>
      <ArticleDates entry={entry} className="mt-3" />
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{entry.excerpt}</p>
      <div className="mt-3">
        <ReadMore entry={entry} />
      </div>
    </article>
  );
}

/** A link to an article that covers its nearest positioned ancestor. */
function ReadMore({ entry }: { entry: BlogEntry }) {
  return (
    <Link
      to={paths.article(entry.slug)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-primary decoration-accent decoration-2 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
    >
      <Trans>Read More</Trans>
      <VisuallyHidden>: {entry.title}</VisuallyHidden>
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 transition-transform duration-200 group-hover:translate-x-1"
      />
    </Link>
  );
}
