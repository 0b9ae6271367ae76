import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { BlogEntry } from "@/content/blog/entries";
import { paths } from "@/lib/paths";

interface ArticleNeighborsProps {
  previous: BlogEntry | undefined;
  next: BlogEntry | undefined;
}

const linkClasses =
  "group flex min-h-11 flex-col gap-1.5 rounded-md py-5 [&_svg]:size-4.5 [&_svg]:text-accent-ink";
const titleClasses =
  "font-display text-xl font-semibold tracking-display decoration-accent decoration-2 underline-offset-4 group-hover:underline";

/** The articles published before and after this one. */
export function ArticleNeighbors({ previous, next }: ArticleNeighborsProps) {
  return (
    <nav
      aria-label="Previous and next article"
      className="grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-10 print:hidden"
    >
      {previous && (
        <Link to={paths.article(previous.slug)} className={linkClasses}>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <ArrowLeft aria-hidden="true" />
            Previous
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
            Next
            <ArrowRight aria-hidden="true" />
          </span>{" "}
          <span className={titleClasses}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
