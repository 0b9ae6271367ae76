import { Share2 } from "lucide-react";
import { ActionLabel, actionClasses } from "@/components/posts/action-words";
import { RequireAuthButton } from "@/components/session/member-button";
import type { Post } from "@/hooks/posts/post";
import { useRecordShare } from "@/hooks/posts/reactions";
import { shareLink } from "@/lib/browser/share-link";
import { authorNameOf } from "@/lib/format/author-name";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/page-url";
import { toast } from "@/lib/toast";

/** Shares a post with the device's share sheet or the clipboard, and records the share. */
export function SharePostButton({ post }: { post: Post }) {
  const record = useRecordShare();

  async function share(sharer: string) {
    const url = pageUrl(paths.post(post.id));
    const outcome = await shareLink(`Post by ${authorNameOf(post)}`, url);
    if (outcome === "cancelled") return;
    if (outcome === "failed") {
      toast({ title: "Copy this link", description: url, tone: "info" });
      return;
    }
    try {
      if (!post.is_shared) await record.mutateAsync({ post, userId: sharer });
    } catch {
      // A toast shows the error.
      return;
    }
    toast({
      title: "Post shared!",
      ...(outcome === "copied" && { description: "Link copied to clipboard" }),
      tone: "success",
    });
  }

  return (
    <RequireAuthButton
      variant="ghost"
      size="sm"
      className={actionClasses}
      isBusy={record.isPending}
      request="Please sign in to share posts"
      explanation="With a free account, you can like, share, and post."
      onMember={share}
    >
      <Share2 aria-hidden="true" />
      <ActionLabel count={post.share_count}>Share</ActionLabel>
    </RequireAuthButton>
  );
}
