import { useMutation } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

interface MemberReport {
  memberId: string;
  reason: Enums<"report_reason">;
  note: string | null;
}

async function reportMember(id: string, { memberId, reason, note }: MemberReport) {
  const row = { id, profile_id: memberId, reason, note };
  const twice = "You already reported this member. An admin will review it.";
  await unwrap(supabase.from("reports").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({
      conflict: new AppError("conflict", twice),
      forbidden: new AppError("not-found", "This account no longer exists."),
    }),
  );
}

/** Reports a member to the admins. The form shows failures. */
export function useReportMember() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: MemberReport) => reportMember(idOf(report), report),
  });
}
