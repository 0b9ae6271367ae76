import { PenLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ContentEditor } from "@/components/community/content-editor";
import { FeedControls, useFeedState } from "@/components/community/feed-controls";
import { FeedList, FollowedPosts, FollowTopic, SavedPosts } from "@/components/community/feed-list";
import { FeedSearchResults } from "@/components/community/feed-search-results";
import { CommunityStories } from "@/components/community/listing-stories";
import { MembersOnly } from "@/components/community/members-only";
import { NotMedicalAdvice } from "@/components/community/not-medical-advice";
import { TopicField } from "@/components/community/topic-field";
import { Form } from "@/components/forms/form";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { feedQuery } from "@/hooks/community/feed";
import type { Post } from "@/hooks/community/post";
import { feedSearchQuery } from "@/hooks/community/search-feed";
import { storiesQuery } from "@/hooks/community/stories";
import { useCreatePost, useDraftText } from "@/hooks/community/write-post";
import { postDraft } from "@/lib/browser/draft-names";
import { parseTopic, type Topic } from "@/lib/community/topics";
import { excerpt, longestPost } from "@/lib/format/characters";
import { tidyText } from "@/lib/format/post-text";
import { stateCode } from "@/lib/format/us-states";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { toast } from "@/lib/toast";

/** How much of a new post the message about it quotes. */
const longestStart = 60;

const parts = ["stories", "following", "saved"] as const;

/** Reads the URL. An unknown topic or state shows the whole feed or the choice of a state. */
const readFilters = (params: URLSearchParams) => ({
  // PostgreSQL rejects texts that contain NUL.
  search: (params.get("search") ?? "").replaceAll("\0", "").trim().slice(0, 200),
  topic: parseTopic(params.get("topic")),
  near: params.get("near"),
  show: parts.find((part) => part === params.get("show")) ?? null,
});

export const loader = serverLoader(async ({ queryClient, url }) => {
  const { search, topic, near, show } = readFilters(url.searchParams);
  const state = stateCode(near ?? "");
  if (search) await queryClient.fetchInfiniteQuery(feedSearchQuery(search));
  else if (show === "stories") await queryClient.fetchInfiniteQuery(storiesQuery(state));
  // The reader's own state is stored in the browser.
  else if (show === null && (near === null || state))
    await queryClient.fetchInfiniteQuery(feedQuery({ topic, state }));
});

export function Component() {
  const { search, topic, near, show } = readFilters(useSearchParams()[0]);
  const state = useFeedState(near);
  const navigate = useNavigate();
  const [focusedId, setFocusedId] = useState<string | null>(null);

  function showOwnPost(post: Post | null, ownTopic: Topic | null) {
    setFocusedId(post?.id ?? null);
    void navigate(paths.feedOf({ topic: ownTopic === topic ? topic : null }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Container className="py-6 sm:py-8">
      <PageHead
        title={t`Community`}
        socialImage="feed"
        description={t`Patients and physicians talk about Direct Primary Care: questions, tips, and stories from their own experience.`}
      />
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-2xl sm:text-3xl">{t`Community Feed`}</h1>
          <LinkButton to={paths.shareStory} variant="secondary" size="sm">
            <PenLine aria-hidden="true" />
            {t`Share Your Story`}
          </LinkButton>
        </div>
        <NotMedicalAdvice className="mt-2" />
        {search === "" && (
          <div className="mt-4">
            <MembersOnly
              invitation={t`Join the conversation`}
              explanation={t`Anyone can read. Sign in to post, like, and comment.`}
              draftOf={postDraft}
            >
              {(userId) => (
                <PostForm
                  key={topic}
                  userId={userId}
                  givenTopic={topic}
                  onPublished={showOwnPost}
                />
              )}
            </MembersOnly>
          </div>
        )}
        <section aria-labelledby="posts" className="mt-4">
          <h2 id="posts" className="sr-only">
            {search
              ? t`Search results for “${search}”`
              : show === "stories"
                ? t`Stories`
                : t`Posts`}
          </h2>
          <div className="mb-4">
            <FeedControls search={search} topic={topic} near={near} state={state} show={show} />
            {topic && search === "" && show === null && <FollowTopic key={topic} topic={topic} />}
          </div>
          {search ? (
            <FeedSearchResults query={search} />
          ) : show === "stories" ? (
            <CommunityStories state={state} />
          ) : show === "saved" ? (
            <SavedPosts />
          ) : show === "following" ? (
            <FollowedPosts />
          ) : (
            (near === null || state) && (
              <FeedList
                filter={{ topic, state }}
                focusedId={focusedId}
                onFocusedIdChange={setFocusedId}
              />
            )
          )}
        </section>
      </div>
    </Container>
  );
}

interface PostFormProps {
  userId: string;
  givenTopic: Topic | null;
  /** Without the post if it could not be read back. */
  onPublished: (post: Post | null, topic: Topic | null) => void;
}

/** Publishes a post. The draft is stored on the device until then. */
function PostForm({ userId, givenTopic, onPublished }: PostFormProps) {
  const [topic, setTopic] = useState(givenTopic);
  const draft = useDraftText(postDraft(userId), longestPost);
  const create = useCreatePost();

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const start = excerpt(tidyText(draft.text).replaceAll("\n", " "), longestStart);
    const post = { userId, kind: "post", listingId: null, isAffiliated: false, topic } as const;
    let published: Post | null = null;
    const isPublished = await draft.publish(async (id, content) => {
      published = await create.mutateAsync({ ...post, id, content });
    });
    if (!isPublished) return;
    onPublished(published, topic);
    toast({
      title: t`Post created!`,
      description: t`“${start}” is at the top of the feed.`,
      tone: "success",
    });
  }

  return (
    <Card padding="none" className="p-3">
      <Form onSubmit={publish} aria-label={t`New post`} className="group">
        <ContentEditor
          label={t`Share something with the community`}
          isLabelHidden
          isCompact
          placeholder={t`Ask a question or share a tip`}
          limit={longestPost}
          value={draft.content}
          onValueChange={draft.write}
          // The text must not change while it is being sent.
          readOnly={create.isPending}
        />
        <div
          className={joinClasses(
            "mt-3 flex-wrap items-end justify-between gap-4",
            draft.content === "" ? "hidden group-focus-within:flex" : "flex",
          )}
        >
          <TopicField value={topic} onChange={setTopic} />
          <Button
            type="submit"
            disabled={!draft.isReady && !create.isPending}
            isBusy={create.isPending}
            className="ml-auto"
          >
            <Trans context="button">Post</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  );
}
