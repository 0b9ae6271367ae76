import { PenLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ContentEditor } from "@/components/community/content-editor";
import { FeedFilters, FeedSearch, useFeedState } from "@/components/community/feed-controls";
import { FeedList, FollowedPosts, FollowTopic, SavedPosts } from "@/components/community/feed-list";
import { FeedSearchResults } from "@/components/community/feed-search-results";
import { MembersOnly } from "@/components/community/members-only";
import { NotMedicalAdvice } from "@/components/community/not-medical-advice";
import { Form } from "@/components/forms/form";
import { SelectField } from "@/components/forms/select-field";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { feedQuery } from "@/hooks/community/feed";
import { feedSearchQuery } from "@/hooks/community/search-feed";
import { useCreatePost, useDraftText } from "@/hooks/community/write-post";
import { postDraft } from "@/lib/browser/draft-names";
import { parseTopic, type Topic, topicLabels, topics } from "@/lib/community/topics";
import { longestPost } from "@/lib/format/characters";
import { stateCode } from "@/lib/format/us-states";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { toast } from "@/lib/toast";

// Only for members.
const NewMemberSteps = lazyPart(
  async () => (await import("@/components/community/first-steps")).NewMemberSteps,
  { Failed: nothing },
);

/** Reads the URL. An unknown topic or state shows the whole feed or the choice of a state. */
const readFilters = (params: URLSearchParams) => ({
  // PostgreSQL rejects texts that contain NUL.
  search: (params.get("search") ?? "").replaceAll("\0", "").trim().slice(0, 200),
  topic: parseTopic(params.get("topic")),
  near: params.get("near"),
  isSaved: params.get("show") === "saved",
  isFollowed: params.get("show") === "following",
});

export const loader = serverLoader(async ({ queryClient, url }) => {
  const { search, topic, near, isSaved, isFollowed } = readFilters(url.searchParams);
  const state = stateCode(near ?? "");
  if (search) await queryClient.fetchInfiniteQuery(feedSearchQuery(search));
  // The reader's own state is stored in the browser.
  else if (!isSaved && !isFollowed && (near === null || state))
    await queryClient.fetchInfiniteQuery(feedQuery({ topic, state }));
});

export function Component() {
  const { search, topic, near, isSaved, isFollowed } = readFilters(useSearchParams()[0]);
  const state = useFeedState(near);
  return (
    <Container className="py-10 sm:py-14">
      <PageHead
        title="Community"
        socialImage="feed"
        description="Patients and physicians talk about Direct Primary Care: questions, tips, and stories from their own experience."
      />
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="max-w-prose">
            <h1 className="text-3xl">Community Feed</h1>
            <p className="mt-3 text-ink-soft">
              Questions, tips, and stories about Direct Primary Care, newest first.
            </p>
          </div>
          <LinkButton to={paths.shareStory} variant="secondary">
            <PenLine aria-hidden="true" />
            Share Your Story
          </LinkButton>
        </div>
        <NotMedicalAdvice className="mt-8" />
        <div className="mt-6">
          <MembersOnly
            invitation="Join the conversation"
            explanation="Anyone can read. Sign in to post, like, and comment."
            draftOf={postDraft}
          >
            {(userId) => (
              <>
                <PostForm key={topic} userId={userId} givenTopic={topic} />
                <NewMemberSteps />
              </>
            )}
          </MembersOnly>
        </div>
        <section aria-labelledby="posts" className="mt-10">
          <h2 id="posts" className="sr-only">
            {search ? `Posts and comments with “${search}”` : "Posts"}
          </h2>
          <FeedSearch search={search} />
          <div className="my-6">
            <FeedFilters {...{ topic, near, state, isSaved, isFollowed }} />
            {topic && search === "" && <FollowTopic key={topic} topic={topic} />}
          </div>
          {search ? (
            <FeedSearchResults query={search} />
          ) : isSaved ? (
            <SavedPosts />
          ) : isFollowed ? (
            <FollowedPosts />
          ) : (
            (near === null || state) && <FeedList filter={{ topic, state }} />
          )}
        </section>
      </div>
    </Container>
  );
}

/** Publishes a post. The draft is stored on the device until then. */
function PostForm({ userId, givenTopic }: { userId: string; givenTopic: Topic | null }) {
  const [topic, setTopic] = useState(givenTopic);
  const draft = useDraftText(postDraft(userId), longestPost);
  const create = useCreatePost();

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const post = { userId, kind: "post", listingId: null, isAffiliated: false, topic } as const;
    const isPublished = await draft.publish((id, content) =>
      create.mutateAsync({ ...post, id, content }),
    );
    if (!isPublished) return;
    // The button becomes disabled and would lose the focus.
    form.focus();
    toast({ title: "Post created!", tone: "success" });
  }

  return (
    <Card>
      <Form tabIndex={-1} onSubmit={publish} aria-label="New post">
        <ContentEditor
          label="Share something with the community"
          placeholder="Ask a question, share a tip, or tell us how a visit went..."
          limit={longestPost}
          value={draft.content}
          onValueChange={draft.write}
          // The text must not change while it is being sent.
          readOnly={create.isPending}
        />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          {/* Shown once there is something to file under it. */}
          {(draft.text !== "" || topic) && (
            <SelectField
              label="Topic"
              isOptional
              value={topic ?? ""}
              onChange={(event) => setTopic(parseTopic(event.currentTarget.value))}
            >
              <option value="">None</option>
              {topics.map((one) => (
                <option key={one} value={one}>
                  {topicLabels[one]}
                </option>
              ))}
            </SelectField>
          )}
          <Button
            type="submit"
            disabled={!draft.isReady && !create.isPending}
            isBusy={create.isPending}
            className="ml-auto"
          >
            Post
          </Button>
        </div>
      </Form>
    </Card>
  );
}
