import { useMutation } from "@tanstack/react-query";
import { adminKeys, postKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

interface FeatureChange {
  id: string;
  isFeatured: boolean;
  /** The version that the admin saw; any other is a conflict. */
  seenVersion: number;
}

async function featureStory({ id, isFeatured, seenVersion }: FeatureChange) {
  const change = { target: id, is_featured: isFeatured, seen_version: seenVersion };
  await unwrap(supabase.rpc("feature_story", change));
  return isFeatured;
}

/** Features a story on the home page, or removes it. */
export function useFeatureStory() {
  return useMutation({
    mutationFn: featureStory,
    onSuccess: (isFeatured) =>
      toast({
        title: isFeatured ? t`On the home page` : t`Off the home page`,
        tone: "success",
      }),
    meta: { invalidates: [postKeys.all, adminKeys.all], errorTitle: t`Error` },
  });
}
