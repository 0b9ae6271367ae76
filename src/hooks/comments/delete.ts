import { useDeleteComment, useRestoreComment } from "@/hooks/comments/write";
import { toast } from "@/lib/toast";

/** Deletes an own comment and offers Undo. Resolves to whether it was deleted. */
export function useDeleteCommentWithUndo() {
  const deletion = useDeleteComment();
  const restoring = useRestoreComment();

  return async (comment: { id: string; postId: string }): Promise<boolean> => {
    try {
      await deletion.mutateAsync(comment);
    } catch {
      // A toast shows the error.
      return false;
    }
    toast({
      title: "Comment deleted",
      description: "You can restore it from your profile for 10 minutes.",
      tone: "success",
      action: {
        label: "Undo",
        alternative: "Press F8 and choose Undo to restore the comment",
        onPress: () => restoring.mutate(comment),
      },
    });
    return true;
  };
}
