import { Heart, MessageCircle, Share2 } from "lucide-react";
import { LocalText } from "@/components/site/local-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AuthoredPost } from "@/hooks/community/contributions";
import { languageOf } from "@/lib/community/text-language";
import { formatDay } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
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
      {posts.map((post) => (
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
              lang={languageOf(post.content)}
              className={joinClasses(
                "break-words whitespace-pre-line",
                isShortened && "line-clamp-4",
              )}
            >
              {post.content}
            </p>
            <ul className="mt-3 flex flex-wrap gap-5 text-sm text-ink-soft">
              <Count icon={Heart} count={post.like_count} one="like" />
              <Count icon={MessageCircle} count={post.comment_count} one="comment" />
              <Count icon={Share2} count={post.share_count} one="share" />
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  icon: typeof Heart;
  count: number;
  one: string;
}

function Count({ icon: Icon, count, one }: CountProps) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      {formatCount(count)}
      <VisuallyHidden>{count === 1 ? one : `${one}s`}</VisuallyHidden>
    </li>
  );
}
