import { useMutation } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** What a report or a decision is about. */
export type ContentTarget = { postId: string } | { commentId: string };

interface ContentReport {
  about: ContentTarget;
  reason: Enums<"report_reason">;
  note: string | null;
}

async function reportContent(id: string, { about, reason, note }: ContentReport) {
  const subject = "postId" in about ? { post_id: about.postId } : { comment_id: about.commentId };
  const twice = "You already reported this. An admin will review it.";
  await unwrap(
    supabase.from("reports").upsert({ id, ...subject, reason, note }, { ignoreDuplicates: true }),
  ).catch(
    replaceErrors({
      conflict: new AppError("conflict", twice),
      // The policies refuse what the person can no longer see.
      forbidden: new AppError("not-found", "This content no longer exists."),
    }),
  );
}

/** Tells the administrators that a post or a comment should not stand. Failures are the form's to show. */
export function useReportContent() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: ContentReport) => reportContent(idOf(report), report),
  });
}
