import { Badge } from "@/components/ui/badge";
import type { Post } from "@/hooks/posts/post";

/** Badges for stories and for authors affiliated with the practice. */
export function PostBadges({ post }: { post: Post }) {
  return (
    <>
      {post.kind === "story" && <Badge tone="attention">Story</Badge>}
      {post.affiliated && <Badge>Affiliated with the practice</Badge>}
    </>
  );
}
