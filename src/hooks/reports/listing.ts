import { useMutation } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

export type ReportReason = Enums<"report_reason">;

interface ListingReport {
  listingId: string;
  reason: ReportReason;
  note: string | null;
}

async function reportListing(id: string, { listingId, reason, note }: ListingReport) {
  const row = { id, doctor_id: listingId, reason, note };
  const twice = "You have reported this listing already. An administrator will look at it.";
  await unwrap(supabase.from("reports").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({ conflict: new AppError("conflict", twice) }),
  );
}

/** Reports a listing to the admins. */
export function useReportListing() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: ListingReport) => reportListing(idOf(report), report),
  });
}
