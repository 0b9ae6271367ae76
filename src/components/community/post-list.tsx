import { Heart, MessageCircle, Share2 } from "lucide-react";
import { LocalText } from "@/components/site/local-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AuthoredPost } from "@/hooks/community/contributions";
import { formatDay } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { tidyText } from "@/lib/format/post-text";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface PostListProps {
  posts: readonly AuthoredPost[];
  /** Whether to show only the first lines of each post. */
  isShortened?: boolean;
}

/** A member's posts, newest first, with their counts. */
export function PostList({ posts, isShortened = false }: PostListProps) {
  return (
    <ul className="grid gap-3">
      {posts.map((post) => {
        const { like_count: likes, comment_count: comments, share_count: shares } = post;
        return (
          <li key={post.id}>
            <Card padding="none" className="px-5 py-4">
              <p className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <TextLink to={paths.post(post.id)}>
                  <time dateTime={post.created_at}>
                    <LocalText>{formatDay(post.created_at)}</LocalText>
                  </time>
                </TextLink>
                {post.kind === "story" && <Badge tone="info">{t`Story`}</Badge>}
              </p>
              <p
                dir="auto"
                lang={textLanguage(post.content)}
                className={joinClasses(
                  "break-words whitespace-pre-line",
                  isShortened && "line-clamp-4",
                )}
              >
                {tidyText(post.content)}
              </p>
              <ul className="mt-3 flex flex-wrap gap-5 text-sm text-ink-soft">
                <Count
                  icon={Heart}
                  count={likes}
                  noun={plural(likes, { one: "like", other: "likes" })}
                />
                <Count
                  icon={MessageCircle}
                  count={comments}
                  noun={plural(comments, { one: "comment", other: "comments" })}
                />
                <Count
                  icon={Share2}
                  count={shares}
                  noun={plural(shares, { one: "share", other: "shares" })}
                />
              </ul>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

interface CountProps {
  icon: typeof Heart;
  count: number;
  noun: string;
}

function Count({ icon: Icon, count, noun }: CountProps) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      <span>{formatCount(count)}</span>
      <VisuallyHidden>{noun}</VisuallyHidden>
    </li>
  );
}
