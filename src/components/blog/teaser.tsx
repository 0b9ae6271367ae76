import { ArticleDates } from "@/components/blog/article-dates";
import { ReadMore } from "@/components/blog/read-more";
import { Illustration } from "@/components/ui/illustration";
import type { BlogEntry } from "@/content/blog/entries";

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
