import { useMutation } from "@tanstack/react-query";
import { postKeys } from "@/hooks/posts/keys";
import { answer, api } from "@/lib/supabase/api";
import { toast } from "@/lib/toast";

async function featureStory({ id, isFeatured }: { id: string; isFeatured: boolean }) {
  await answer(api.rpc("feature_story", { target: id, is_featured: isFeatured }));
  return isFeatured;
}

/** Chooses a story for the home page, or takes it off. */
export function useFeatureStory() {
  return useMutation({
    mutationFn: featureStory,
    onSuccess: (isFeatured) =>
      toast({
        title: isFeatured ? "On the home page" : "Off the home page",
        tone: "success",
      }),
    meta: { changes: [postKeys.all], errorTitle: "Error" },
  });
}
