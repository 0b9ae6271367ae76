import { PostList } from "@/components/profiles/post-list";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { useAuthoredPosts } from "@/hooks/profiles/contributions";
import { paths } from "@/lib/paths";

const newest = 3;

export function OwnPosts({ userId }: { userId: string }) {
  return (
    <Section
      title="Your posts"
      action={
        <LinkButton to={paths.profile(userId)} variant="ghost" size="sm">
          View public profile
        </LinkButton>
      }
    >
      <Posts userId={userId} />
    </Section>
  );
}

function Posts({ userId }: { userId: string }) {
  const posts = useAuthoredPosts(userId);

  if (posts.isPending) return <SectionLoading label="Loading your posts..." />;
  if (!posts.data) return <LoadFailure query={posts} />;
  if (posts.data.length === 0) {
    return (
      <SectionEmpty
        action={
          <LinkButton to={paths.feed} variant="secondary" size="sm">
            Go to the community
          </LinkButton>
        }
      >
        You haven't posted yet. Share what direct primary care is like for you.
      </SectionEmpty>
    );
  }
  return <PostList posts={posts.data.slice(0, newest)} isShortened />;
}
