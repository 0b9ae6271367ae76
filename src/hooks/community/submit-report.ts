import { useMutation } from "@tanstack/react-query";
import { useIdempotencyKey } from "@/hooks/idempotency-key";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

export type ReportReason = Enums<"report_reason">;

const twice = (message: string) => new AppError("conflict", message);
const gone = (message: string) => new AppError("not-found", message);

const contentRefusals = {
  conflict: twice(t`You already reported this. An admin will review it.`),
  // Policies reject reports of what the member can no longer see.
  forbidden: gone(t`This content no longer exists.`),
};

interface SubjectKind {
  /** The column of `reports` that names the subject. */
  rowOf: (
    id: string,
  ) => Partial<Record<"post_id" | "comment_id" | "doctor_id" | "profile_id", string>>;
  /** Why the report can be refused. */
  refusals: Parameters<typeof replaceErrors>[0];
}

const kinds: Record<ReportSubject["kind"], SubjectKind> = {
  post: { rowOf: (post_id) => ({ post_id }), refusals: contentRefusals },
  comment: { rowOf: (comment_id) => ({ comment_id }), refusals: contentRefusals },
  listing: {
    rowOf: (doctor_id) => ({ doctor_id }),
    refusals: {
      conflict: twice(t`You have reported this listing already. An administrator will look at it.`),
    },
  },
  member: {
    rowOf: (profile_id) => ({ profile_id }),
    refusals: {
      conflict: twice(t`You already reported this member. An admin will review it.`),
      forbidden: gone(t`This account no longer exists.`),
    },
  },
};

/** What is reported. */
export interface ReportSubject {
  kind: "post" | "comment" | "listing" | "member";
  id: string;
}

interface Report {
  subject: ReportSubject;
  reason: ReportReason;
  note: string | null;
}

async function submitReport(id: string, { subject, reason, note }: Report) {
  const { rowOf, refusals } = kinds[subject.kind];
  const row = { id, ...rowOf(subject.id), reason, note };
  await unwrap(supabase.from("reports").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors(refusals),
  );
}

/** Reports a post, comment, listing, or member to the admins. The form shows failures. */
export function useSubmitReport() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (report: Report) => submitReport(idOf(report), report),
  });
}
