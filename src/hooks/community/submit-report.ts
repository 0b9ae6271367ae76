import { useMutation } from "@tanstack/react-query";
import { useIdempotencyKey } from "@/hooks/idempotency-key";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
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
  const twice = t`You already reported this. An admin will review it.`;
  await unwrap(
    supabase.from("reports").upsert({ id, ...subject, reason, note }, { ignoreDuplicates: true }),
  ).catch(
    replaceErrors({
      conflict: new AppError("conflict", twice),
      // Policies reject reports of content the member can no longer see.
      forbidden: new AppError("not-found", t`This content no longer exists.`),
    }),
  );
}

/** Reports a post or comment to the admins. The form shows failures. */
export function useReportContent() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (report: ContentReport) => reportContent(idOf(report), report),
  });
}

export type ReportReason = Enums<"report_reason">;

interface ListingReport {
  listingId: string;
  reason: ReportReason;
  note: string | null;
}

async function reportListing(id: string, { listingId, reason, note }: ListingReport) {
  const row = { id, doctor_id: listingId, reason, note };
  const twice = t`You have reported this listing already. An administrator will look at it.`;
  await unwrap(supabase.from("reports").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({ conflict: new AppError("conflict", twice) }),
  );
}

/** Reports a listing to the admins. */
export function useReportListing() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (report: ListingReport) => reportListing(idOf(report), report),
  });
}

interface MemberReport {
  memberId: string;
  reason: Enums<"report_reason">;
  note: string | null;
}

async function reportMember(id: string, { memberId, reason, note }: MemberReport) {
  const row = { id, profile_id: memberId, reason, note };
  const twice = t`You already reported this member. An admin will review it.`;
  await unwrap(supabase.from("reports").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({
      conflict: new AppError("conflict", twice),
      forbidden: new AppError("not-found", t`This account no longer exists.`),
    }),
  );
}

/** Reports a member to the admins. The form shows failures. */
export function useReportMember() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (report: MemberReport) => reportMember(idOf(report), report),
  });
}
