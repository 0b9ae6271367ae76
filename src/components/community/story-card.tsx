import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { LocalText } from "@/components/site/local-text";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Post } from "@/hooks/community/post";
import type { Story } from "@/hooks/community/stories";
import { describeMembership } from "@/lib/community/membership";
import { excerpt } from "@/lib/format/characters";
import { formatDay } from "@/lib/format/dates";
import { tidyText, withoutDirectionControls } from "@/lib/format/post-text";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface StoryCardProps {
  story: Post & Partial<Pick<Story, "answer">>;
  /** Whether to name the practice. */
  namesListing?: boolean;
}

// Longer than the card's visible lines.
const longestExcerpt = 600;

/** An excerpt of a story, linked to its page. */
export function StoryCard({ story, namesListing = false }: StoryCardProps) {
  const membership = describeMembership(story);
  const author = withoutDirectionControls(story.author_name?.trim() || t`Anonymous`);
  const day = (
    <>
      <time dateTime={story.created_at}>
        <LocalText>{formatDay(story.created_at)}</LocalText>
      </time>
      {story.edited_at && ` (${t`edited`})`}
    </>
  );
  const practice = namesListing && withoutDirectionControls(story.practice_name ?? "");
  return (
    <Card isInteractive padding="none" className="flex h-full flex-col p-6">
      <figure className="flex flex-1 flex-col">
        <blockquote className="relative flex-1">
          <QuotationMark />
          <p
            dir="auto"
            lang={textLanguage(story.content)}
            className="mt-3 line-clamp-5 wrap-anywhere"
          >
            {excerpt(tidyText(story.content), longestExcerpt)}
          </p>
        </blockquote>
        <figcaption className="mt-5 flex items-center gap-3 border-t border-line pt-4">
          <Avatar name={author} src={story.author_avatar_url} size="sm" />
          <div className="min-w-0 text-sm">
            <bdi className="block truncate font-semibold">{author}</bdi>
            <p className="truncate text-ink-soft">
              {practice ? (
                <Trans>
                  {day} about <bdi>{practice}</bdi>
                </Trans>
              ) : (
                day
              )}
            </p>
          </div>
        </figcaption>
      </figure>
      {membership && <p className="mt-3 text-sm text-ink-soft">{membership}</p>}
      {story.affiliated && (
        <Badge tone="attention" className="mt-3 w-fit">
          {t`Affiliated with the practice`}
        </Badge>
      )}
      {story.answer && (
        <div className="mt-4 rounded-lg bg-sage p-4 text-sm">
          <p className="font-semibold">{t`Answer from the practice`}</p>
          <p
            dir="auto"
            lang={textLanguage(story.answer)}
            className="mt-1 line-clamp-4 wrap-anywhere"
          >
            {excerpt(tidyText(story.answer), longestExcerpt)}
          </p>
        </div>
      )}
      <Link
        to={paths.post(story.id)}
        className="mt-3 inline-flex w-fit items-center gap-1.5 rounded-xs text-sm font-semibold text-primary after:absolute after:inset-0 after:rounded-xl hover:text-primary-strong"
      >
        <Trans>
          Read the story<VisuallyHidden> by {author}</VisuallyHidden>
        </Trans>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </Card>
  );
}

function QuotationMark() {
  return (
    <svg viewBox="0 0 36 26" aria-hidden="true" className="h-6 w-8 fill-accent">
      <path d="M0 17C0 8 5 2 14 0l1 3c-5 2-7 5-7 8h1c4 0 7 3 7 7s-3 8-8 8-8-4-8-9Zm20 0c0-9 5-15 14-17l1 3c-5 2-7 5-7 8h1c4 0 7 3 7 7s-3 8-8 8-8-4-8-9Z" />
    </svg>
  );
}
