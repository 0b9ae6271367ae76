import { CommentItem } from "@/components/comments/comment-item";
import { PostSkeletons } from "@/components/posts/post-skeletons";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useComments } from "@/hooks/comments/comments";
import { useDeleteCommentWithUndo } from "@/hooks/comments/delete";
import { rememberPlace } from "@/lib/browser/row-focus";

/** The comments of a post, oldest first. */
export function CommentList({ postId }: { postId: string }) {
  const comments = useComments(postId);
  const deleteComment = useDeleteCommentWithUndo();

  async function remove(id: string, item: HTMLElement | null) {
    const settleFocus = rememberPlace(item);
    if (await deleteComment({ id, postId })) settleFocus();
  }

  if (comments.isPending) return <PostSkeletons label="Loading comments..." count={1} />;
  if (!comments.data) {
    return <LoadFailure query={comments} title="We couldn't load the comments" />;
  }
  if (comments.data.length === 0) return <p className="text-ink-soft">No comments yet.</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {comments.data.map((comment) => (
          <li key={comment.id} className="min-w-0 py-5 first:pt-0">
            <CommentItem comment={comment} onDelete={(item) => void remove(comment.id, item)} />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {comments.isFetchingNextPage ? "" : `${comments.data.length} comments shown`}
      </VisuallyHidden>
      {comments.hasNextPage && (
        <LoadMore
          label="Load more comments"
          loadingLabel="Loading more comments..."
          isLoading={comments.isFetchingNextPage}
          hasFailed={comments.isFetchNextPageError}
          onLoadMore={() => void comments.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}
