import { useMutation } from "@tanstack/react-query";
import type { ContentTarget } from "@/hooks/community/submit-report";
import { adminKeys, commentKeys, postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** An admin's action on a post or comment: a moderation decision, or permanent deletion. */
export type ModerationAction = Enums<"moderation_decision"> | "erase";

export interface ContentDecision {
  about: ContentTarget;
  action: ModerationAction;
  /** Required to remove or erase; shown to the author and the reporters. */
  reason: string;
  /** The version that the admin saw. A newer version is a conflict. */
  seenVersion: number;
}

async function moderate({ about, action, reason, seenVersion }: ContentDecision) {
  const target = "postId" in about ? about.postId : about.commentId;
  const seen = { target, reason, seen_version: seenVersion };
  if (action === "erase") {
    await unwrap(
      "postId" in about ? supabase.rpc("erase_post", seen) : supabase.rpc("erase_comment", seen),
    );
    return;
  }
  const decision = { ...seen, decision: action };
  await unwrap(
    "postId" in about
      ? supabase.rpc("moderate_post", decision)
      : supabase.rpc("moderate_comment", decision),
  );
}

const invalidates = [adminKeys.all, postKeys.all, commentKeys.all];

/** Keeps, removes, or erases a post or comment. The caller shows failures. */
export const useModerate = () => useMutation({ mutationFn: moderate, meta: { invalidates } });

async function fetchContent(about: ContentTarget) {
  const columns = "content, version, hidden_at, removed_at";
  return unwrap(
    "postId" in about
      ? supabase.from("posts").select(columns).eq("id", about.postId).maybeSingle()
      : supabase.from("post_comments").select(columns).eq("id", about.commentId).maybeSingle(),
  );
}

/** Loads the current version of a post or comment after a conflict; null if it was deleted. */
export const useReadContent = () => useMutation({ mutationFn: fetchContent });
