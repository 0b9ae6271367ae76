import { useLocation } from "react-router-dom";
import { CommentForm } from "@/components/comments/comment-form";
import { CommentList } from "@/components/comments/comment-list";
import { MembersOnly } from "@/components/posts/members-only";
import type { Post } from "@/hooks/posts/post";
import { takeFocus } from "@/lib/browser/take-focus";
import { commentDraft } from "@/lib/drafts/draft-names";

const anchor = "comments";

/** The comments of a post, with the form to add one. */
export function CommentSection({ post }: { post: Post }) {
  const { hash } = useLocation();
  const isWanted = hash === `#${anchor}`;
  return (
    <section aria-labelledby={anchor} className="mt-10">
      <h2
        id={anchor}
        tabIndex={-1}
        // The browser looked for the anchor before the post was loaded.
        ref={isWanted ? takeFocus : undefined}
        className="text-2xl"
      >
        Comments
      </h2>
      <div className="mt-5">
        <CommentList postId={post.id} />
      </div>
      <div className="mt-8 print:hidden">
        {post.hidden_at ? (
          <p className="text-ink-soft">Comments are off while this post is hidden.</p>
        ) : (
          <MembersOnly
            invitation="Join the conversation"
            explanation="Sign in to comment."
            draftOf={(userId) => commentDraft(post.id, userId)}
          >
            {(userId) => (
              <CommentForm postId={post.id} listingId={post.doctor_id} userId={userId} />
            )}
          </MembersOnly>
        )}
      </div>
    </section>
  );
}
