import type { BlogEntry } from "@/content/blog/entries";
import { formatCalendarDay, formatMonth } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";

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
  return (
    <p className={joinClasses("overflow-hidden text-sm text-ink-soft", className)}>
      <span className="-ml-6 flex flex-wrap">
        <time dateTime={entry.date} className={part}>
          {formatCalendarDay(entry.date)}
        </time>
        {hasUpdate && (
          <span className={part}>
            Updated <time dateTime={entry.updated}>{formatMonth(entry.updated)}</time>
          </span>
        )}
        <span className={part}>{entry.readTime}</span>
      </span>
    </p>
  );
}
