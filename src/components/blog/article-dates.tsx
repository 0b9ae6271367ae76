import type { BlogEntry } from "@/content/blog/entries";
import { formatCalendarDay, formatMonth } from "@/lib/dates";
import { joinClasses } from "@/lib/join-classes";

interface ArticleDatesProps {
  entry: BlogEntry;
  /** Whether to say also when the facts were last gone through. */
  hasUpdate?: boolean;
  className?: string;
}

/** When an article was written and how long it takes to read. */
export function ArticleDates({ entry, hasUpdate = false, className }: ArticleDatesProps) {
  return (
    <p
      className={joinClasses(
        "flex flex-wrap gap-x-2.5 text-sm text-ink-soft [&>*+*]:before:mr-2.5 [&>*+*]:before:text-line-strong [&>*+*]:before:content-['·'/'']",
        className,
      )}
    >
      <time dateTime={entry.date}>{formatCalendarDay(entry.date)}</time>
      {hasUpdate && (
        <span>
          Updated <time dateTime={entry.updated}>{formatMonth(entry.updated)}</time>
        </span>
      )}
      <span>{entry.readTime}</span>
    </p>
  );
}
