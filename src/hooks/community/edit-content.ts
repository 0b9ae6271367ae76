import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/account/session-store";
import { patchComments } from "@/hooks/community/comments";
import { patchPost } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import type { Membership } from "@/lib/community/membership";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** An own post or comment, with its text. */
export interface OwnText {
  kind: "post" | "comment";
  id: string;
  postId: string;
  content: string;
  /** What the author of a story about a practice states about their membership. */
  membership?: Membership | undefined;
  /** The topic of a post. */
  topic?: string | null | undefined;
  /** Whether a comment is the answer of a practice. */
  is_answer?: boolean;
}

// An edit also removes a featured story from the home page and sends a removed text back for review.
const columns = "content, edited_at, version, removed_at, hidden_reason";
const cannotEdit = new AppError("forbidden", t`You can't change comments on this post.`);

async function editContent({ kind, id, content, membership, topic }: OwnText) {
  const rows =
    kind === "post"
      ? await unwrap(
          supabase
            .from("posts")
            .update({ content, ...membership, ...(topic !== undefined && { topic }) })
            .eq("id", id)
            .select(`${columns}, topic, featured_at, joined_year, joined_month, monthly_cost`),
        )
      : await unwrap(
          supabase.from("post_comments").update({ content }).eq("id", id).select(columns),
        ).catch(replaceErrors({ forbidden: cannotEdit }));
  const [edited] = rows;
  if (!edited)
    throw new AppError(
      "not-found",
      kind === "post" ? t`This post no longer exists.` : t`This comment no longer exists.`,
    );
  return edited;
}

/** Edits an own post or comment. */
export function useEditContent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: editContent,
    onSuccess: (edited, { kind, id, postId }) => {
      if (kind === "post") {
        patchPost(client, id, (post) => ({ ...post, ...edited }));
        // It may belong to the feed of another topic now, which loads again when it is shown.
        void client.invalidateQueries({ queryKey: postKeys.feed, refetchType: "none" });
      } else
        patchComments(client, postId, (comments) =>
          comments.map((one) => (one.id === id ? { ...one, ...edited } : one)),
        );
    },
    onError: endDeadSession,
    meta: { errorTitle: t`Error` },
  });
}

async function markAnswer(postId: string, answer_id: string | null) {
  const [marked] = await unwrap(
    supabase.from("posts").update({ answer_id }).eq("id", postId).select("answer_id"),
  );
  if (!marked) throw new AppError("not-found", t`This post no longer exists.`);
  return marked;
}

/** Marks the comment that answers an own question; null for none. */
export function useMarkAnswer(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string | null) => markAnswer(postId, commentId),
    onSuccess: (marked) => patchPost(client, postId, (post) => ({ ...post, ...marked })),
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}
