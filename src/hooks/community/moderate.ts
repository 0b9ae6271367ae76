import { useMutation } from "@tanstack/react-query";
import { adminKeys, commentKeys, postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** An admin's action on a post or comment: a moderation decision, or permanent deletion. */
type ModerationAction = Enums<"moderation_decision"> | "erase";

/** The actions that the menu of a post or comment has. A warning decides an open case only. */
export type MenuModeration = Exclude<ModerationAction, "warn">;

interface ContentTarget {
  kind: "post" | "comment";
  id: string;
}

interface ContentDecision extends ContentTarget {
  action: ModerationAction;
  /** Required unless it is kept; shown to the author and the reporters. */
  reason: string;
  /** The version that the admin saw. A newer version is a conflict. */
  seenVersion: number;
}

async function moderate({ kind, id, action, reason, seenVersion }: ContentDecision) {
  const seen = { target: id, reason, seen_version: seenVersion };
  const isPost = kind === "post";
  await unwrap(
    action === "erase"
      ? supabase.rpc(isPost ? "erase_post" : "erase_comment", seen)
      : supabase.rpc(isPost ? "moderate_post" : "moderate_comment", { ...seen, decision: action }),
  );
}

const invalidates = [adminKeys.all, postKeys.all, commentKeys.all];

/** Decides about or erases a post or comment. The caller shows failures. */
export const useModerate = () => useMutation({ mutationFn: moderate, meta: { invalidates } });

async function moderateAll(decisions: readonly ContentDecision[]) {
  let failed = 0;
  for (const decision of decisions) await moderate(decision).catch(() => failed++);
  return failed;
}

/** Decides about several posts and comments, and returns how many of the decisions failed. */
export const useModerateAll = () => useMutation({ mutationFn: moderateAll, meta: { invalidates } });

async function fetchContent({ kind, id }: ContentTarget) {
  return unwrap(
    supabase
      .from(kind === "post" ? "posts" : "post_comments")
      .select("content, version, hidden_at, removed_at")
      .eq("id", id)
      .maybeSingle(),
  );
}

/** Loads the current version of a post or comment after a conflict; null if it was deleted. */
export const useReadContent = () => useMutation({ mutationFn: fetchContent });
