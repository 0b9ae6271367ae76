import { useMutation } from "@tanstack/react-query";
import { commentKeys } from "@/hooks/comments/keys";
import { deskKeys } from "@/hooks/moderation/keys";
import { postKeys } from "@/hooks/posts/keys";
import type { Writing } from "@/hooks/reports/writing";
import { answer, api } from "@/lib/supabase/api";
import type { Enums } from "@/lib/supabase/database.types";

/** What administrators do about writing. */
export type ModerationAct = Enums<"moderation_act">;

interface Decision {
  about: Writing;
  act: ModerationAct;
  /** Needed to hide and to delete; the author reads it. */
  reason: string;
}

async function moderate({ about, act, reason }: Decision) {
  await ("postId" in about
    ? answer(api.rpc("moderate_post", { target: about.postId, act, reason }))
    : answer(api.rpc("moderate_comment", { target: about.commentId, act, reason })));
}

/** Hides, restores or deletes what a member wrote; administrators only. Failures are the form's to show. */
export function useModerate() {
  return useMutation({
    mutationFn: moderate,
    meta: { changes: [deskKeys.all, postKeys.all, commentKeys.all] },
  });
}
