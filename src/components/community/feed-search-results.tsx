import { SearchX } from "lucide-react";
import { Link } from "react-router-dom";
import { PostSkeletons } from "@/components/community/post-skeletons";
import { Moment } from "@/components/community/post-time";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type FoundText, useFeedSearch } from "@/hooks/community/search-feed";
import { authorNameOf } from "@/lib/format/names";
import { tidyText } from "@/lib/format/post-text";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** The posts and comments that a search found, by thread. */
export function FeedSearchResults({ query }: { query: string }) {
  const search = useFeedSearch(query);
  if (search.isError && !search.data) {
    return <LoadFailure query={search} title={t`We couldn't search the community`} />;
  }
  if (!search.data) return <PostSkeletons label={t`Searching...`} />;
  const found = search.data;
  const count = found.length;
  const threads = groupByThread(found);
  if (found.length === 0) {
    return (
      <EmptyState
        title={t`Nothing contains “${query}”`}
        icon={<SearchX aria-hidden="true" />}
        actions={<LinkButton to={paths.feed}>{t`See the latest posts`}</LinkButton>}
      >
        {t`Try fewer or other words.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {threads.map((texts) => (
          <li key={texts[0].post_id} className="min-w-0">
            <Thread texts={texts} />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {search.isFetchingNextPage
          ? t`Loading more results...`
          : plural(count, { one: "# result shown", other: "# results shown" })}
      </VisuallyHidden>
      <LoadMore query={search} loadingLabel={t`Loading more results...`} />
    </>
  );
}

type ThreadTexts = [FoundText, ...FoundText[]];

/** Threads in the order of their newest result. */
function groupByThread(found: readonly FoundText[]): ThreadTexts[] {
  const threads = new Map<string, ThreadTexts>();
  for (const text of found) {
    const thread = threads.get(text.post_id);
    if (thread) thread.push(text);
    else threads.set(text.post_id, [text]);
  }
  return [...threads.values()];
}

/** What was found in a post and its comments. Comments follow the start of a post that doesn't match itself. */
function Thread({ texts }: { texts: ThreadTexts }) {
  const [{ post_id, post_start }] = texts;
  const hasPost = texts.some((text) => !text.is_comment);
  return (
    <Card padding="none" className="grid gap-4 px-5 py-4">
      {!hasPost && (
        <p dir="auto" lang={textLanguage(post_start)} className="line-clamp-2 wrap-anywhere">
          <TextLink to={paths.post(post_id)}>{tidyText(post_start)}</TextLink>
        </p>
      )}
      {texts
        .toSorted((one, other) => Number(one.is_comment) - Number(other.is_comment))
        .map((text) => (
          <Result key={text.id} text={text} />
        ))}
    </Card>
  );
}

function Result({ text }: { text: FoundText }) {
  const name = authorNameOf(text);
  const author = <bdi className="font-semibold text-ink">{name}</bdi>;
  const path = text.is_comment ? paths.comment(text.post_id, text.id) : paths.post(text.post_id);
  return (
    <div className={joinClasses("relative", text.is_comment && "border-l-2 border-line pl-4")}>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={text.author_avatar_url} size="sm" />
        <p className="min-w-0 text-sm text-ink-soft">
          <Link to={path} className="rounded-xs after:absolute after:inset-0 after:rounded-xl">
            {text.is_comment ? <Trans>Comment by {author}</Trans> : <Trans>Post by {author}</Trans>}
          </Link>
          {" · "}
          <Moment time={text.created_at} />
        </p>
      </div>
      <p dir="auto" lang={textLanguage(text.excerpt)} className="mt-2 line-clamp-4 wrap-anywhere">
        <Excerpt text={tidyText(text.excerpt)} />
      </p>
    </div>
  );
}

/** An excerpt in which U+E000 and U+E001 enclose the matches. */
function Excerpt({ text }: { text: string }) {
  let offset = 0;
  // Every second part is a match.
  return text.split(/[\uE000\uE001]/).map((part, index) => {
    const key = offset;
    offset += part.length + 1;
    return index % 2 === 0 ? (
      part
    ) : (
      <mark key={key} className="rounded-xs bg-apricot px-0.5 text-ink">
        {part}
      </mark>
    );
  });
}
