import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/account/session-store";
import { countComments, patchComments } from "@/hooks/community/comments";
import { patchPost } from "@/hooks/community/post";
import { useRestoreContent } from "@/hooks/community/restore-content";
import { postKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

interface OwnContent {
  kind: "post" | "comment";
  id: string;
  postId: string;
}

async function deleteContent({ kind, id: target }: OwnContent) {
  await unwrap(supabase.rpc(kind === "post" ? "delete_post" : "delete_comment", { target }));
}

/** Deletes an own post or comment and offers Undo. Resolves to whether it was deleted. */
export function useDeleteWithUndo() {
  const client = useQueryClient();
  const restoring = useRestoreContent();
  const deletion = useMutation({
    mutationFn: deleteContent,
    onSuccess: (_result, { kind, id, postId }) => {
      if (kind === "post") {
        patchPost(client, id, () => null);
        return;
      }
      countComments(client, postId, -1);
      patchComments(client, postId, (comments) => comments.filter((one) => one.id !== id));
    },
    onError: endDeadSession,
    meta: { invalidates: [postKeys.list("by-author")], errorTitle: t`Error` },
  });

  return async (content: OwnContent): Promise<boolean> => {
    const { kind, id } = content;
    try {
      await deletion.mutateAsync(content);
    } catch {
      // A toast shows the error.
      return false;
    }
    toast({
      title: kind === "post" ? t`Post deleted` : t`Comment deleted`,
      description: t`You can restore it from your profile for 10 minutes.`,
      tone: "success",
      action: {
        label: t`Undo`,
        alternative: t`Press F8 and choose Undo to restore it`,
        onPress: () =>
          restoring.mutate({ target_table: kind === "post" ? "posts" : "post_comments", id }),
      },
    });
    return true;
  };
}
