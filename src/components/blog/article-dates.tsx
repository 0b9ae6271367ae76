import type { BlogEntry } from "@/content/blog/entries";
import { formatCalendarDay, formatMonth } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";

interface ArticleDatesProps {
  entry: BlogEntry;
  /** Whether to say also when the facts were last gone through. */
  hasUpdate?: boolean;
  className?: string;
}

// A dot stands before each part, and is cut off where the part begins a line.
const part =
  "relative pl-6 before:absolute before:left-2.5 before:text-line-strong before:content-['·'/'']";

/** When an article was written and how long it takes to read. */
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
