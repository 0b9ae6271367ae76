import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { ArticleDates } from "@/components/blog/teaser";
import { Illustration } from "@/components/ui/illustration";
import type { BlogEntry } from "@/content/blog/entries";
import { paths } from "@/lib/paths";

/** The title, excerpt, dates, and picture of an article. */
export function ArticleHeader({ entry }: { entry: BlogEntry }) {
  return (
    <header>
      <Link
        to={paths.blog}
        className="inline-flex min-h-11 items-center gap-2 rounded-md font-medium text-primary underline-offset-4 hover:underline print:hidden [&_svg]:size-4.5"
      >
        <ArrowLeft aria-hidden="true" />
        Back to Blog
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
