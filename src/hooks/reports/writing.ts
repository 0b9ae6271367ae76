import { useMutation } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** The post or comment that a report or decision is about. */
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
      // Policies reject reports of content the member can no longer see.
      forbidden: new AppError("not-found", "This content no longer exists."),
    }),
  );
}

/** Reports a post or comment to the admins. The form shows failures. */
export function useReportContent() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: ContentReport) => reportContent(idOf(report), report),
  });
}
