import { PenLine } from "lucide-react";
import type { FormEvent } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { FeedList } from "@/components/community/feed-list";
import { MembersOnly } from "@/components/community/members-only";
import { NotMedicalAdvice } from "@/components/community/not-medical-advice";
import { Form } from "@/components/forms/form";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { feedQuery } from "@/hooks/community/feed";
import { useCreatePost, useDraftText } from "@/hooks/community/write-post";
import { postDraft } from "@/lib/browser/draft-names";
import { countCharacters, isWritten, longestPost } from "@/lib/format/characters";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { toast } from "@/lib/toast";

export const loader = serverLoader(({ queryClient }) => queryClient.fetchInfiniteQuery(feedQuery));

export function Component() {
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
            {(userId) => <PostForm userId={userId} />}
          </MembersOnly>
        </div>
        <section aria-labelledby="posts" className="mt-10">
          <h2 id="posts" className="sr-only">
            Posts
          </h2>
          <FeedList />
        </section>
      </div>
    </Container>
  );
}

/** Publishes a post. The draft is stored on the device until then. */
function PostForm({ userId }: { userId: string }) {
  const draft = useDraftText(postDraft(userId));
  const create = useCreatePost();
  const content = draft.content.trim();
  const isReady = isWritten(content) && countCharacters(content) <= longestPost;

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isReady) return;
    draft.markSent();
    try {
      const { id } = draft;
      await create.mutateAsync({
        id,
        userId,
        content,
        kind: "post",
        listingId: null,
        isAffiliated: false,
      });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    draft.clear();
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
        <div className="mt-4 flex justify-end">
          <Button type="submit" disabled={!isReady && !create.isPending} isBusy={create.isPending}>
            Post
          </Button>
        </div>
      </Form>
    </Card>
  );
}
