import { ArticleDates } from "@/components/blog/article-dates";
import { ReadMore } from "@/components/blog/read-more";
import { Illustration } from "@/components/ui/illustration";
import type { BlogEntry } from "@/content/blog/entries";

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
