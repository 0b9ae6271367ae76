import { useMutation } from "@tanstack/react-query";
import { commentKeys } from "@/hooks/comments/keys";
import { deskKeys } from "@/hooks/moderation/keys";
import { postKeys } from "@/hooks/posts/keys";
import type { Writing } from "@/hooks/reports/writing";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** What admins do about a post or comment: decide its case, or delete it for good. */
export type ModerationAct = Enums<"moderation_decision"> | "erase";

export interface ContentDecision {
  about: Writing;
  act: ModerationAct;
  /** Required to remove and to erase; the author and the reporters read it. */
  reason: string;
  /** The version that the admin read. Another one is a conflict. */
  seenVersion: number;
}

async function moderate({ about, act, reason, seenVersion }: ContentDecision) {
  const target = "postId" in about ? about.postId : about.commentId;
  const seen = { target, reason, seen_version: seenVersion };
  if (act === "erase") {
    await unwrap(
      "postId" in about ? supabase.rpc("erase_post", seen) : supabase.rpc("erase_comment", seen),
    );
    return;
  }
  const decision = { ...seen, decision: act };
  await unwrap(
    "postId" in about
      ? supabase.rpc("moderate_post", decision)
      : supabase.rpc("moderate_comment", decision),
  );
}

const changes = [deskKeys.all, postKeys.all, commentKeys.all];

/** Keeps, removes or erases a post or comment; admins only. Failures are the form's to show. */
export const useModerate = () => useMutation({ mutationFn: moderate, meta: { changes } });

/** The same where no form shows a failure: a toast does. */
export const useModerateCase = () =>
  useMutation({ mutationFn: moderate, meta: { changes, errorTitle: "Error" } });

async function fetchContent(about: Writing) {
  const columns = "content, version, hidden_at, removed_at";
  return unwrap(
    "postId" in about
      ? supabase.from("posts").select(columns).eq("id", about.postId).maybeSingle()
      : supabase.from("post_comments").select(columns).eq("id", about.commentId).maybeSingle(),
  );
}

/** Reads a post or comment as it is now, after somebody else changed it; null when it was deleted. */
export const useReadContent = () => useMutation({ mutationFn: fetchContent });
