import { PenLine } from "lucide-react";
import { PageHead } from "@/components/layout/page-head";
import { FeedList } from "@/components/posts/feed-list";
import { MembersOnly } from "@/components/posts/members-only";
import { NotMedicalAdvice } from "@/components/posts/not-medical-advice";
import { PostForm } from "@/components/posts/post-form";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { feedQuery } from "@/hooks/posts/feed";
import { postDraft } from "@/lib/drafts/draft-names";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";

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
