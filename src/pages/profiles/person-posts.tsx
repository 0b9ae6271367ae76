import { PostList } from "@/components/profiles/post-list";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LoadFailure } from "@/components/ui/load-failure";
import { useAuthoredPosts } from "@/hooks/profiles/contributions";

export function PersonPosts({ userId }: { userId: string }) {
  return (
    <Section title="Posts">
      <Posts userId={userId} />
    </Section>
  );
}

function Posts({ userId }: { userId: string }) {
  const posts = useAuthoredPosts(userId);

  if (posts.isPending) return <SectionLoading label="Loading posts..." />;
  if (!posts.data) return <LoadFailure query={posts} />;
  if (posts.data.length === 0) return <SectionEmpty>No posts yet.</SectionEmpty>;
  return <PostList posts={posts.data} />;
}
