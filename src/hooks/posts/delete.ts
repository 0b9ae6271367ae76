import { useDeletePost, useRestorePost } from "@/hooks/posts/write";
import { toast } from "@/lib/toast";

/** Deletes an own post and offers Undo. Resolves to whether it was deleted. */
export function useDeletePostWithUndo() {
  const deletion = useDeletePost();
  const restoring = useRestorePost();

  return async (id: string): Promise<boolean> => {
    try {
      await deletion.mutateAsync(id);
    } catch {
      // A toast shows the error.
      return false;
    }
    toast({
      title: "Post deleted",
      description: "You can restore it from your profile for 10 minutes.",
      tone: "success",
      action: {
        label: "Undo",
        alternative: "Press F8 and choose Undo to restore the post",
        onPress: () => restoring.mutate(id),
      },
    });
    return true;
  };
}
