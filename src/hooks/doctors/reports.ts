import { useMutation } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { api } from "@/lib/api";
import type { Enums } from "@/lib/database.types";
import { AppError, toAppError } from "@/lib/errors";

export type ReportReason = Enums<"report_reason">;

interface ListingReport {
  doctorId: string;
  reason: ReportReason;
  note: string | null;
}

async function reportListing(id: string, { doctorId, reason, note }: ListingReport) {
  const { error, status } = await api
    .from("reports")
    .upsert({ id, doctor_id: doctorId, reason, note }, { ignoreDuplicates: true });
  const failure = error && toAppError(error, status);
  if (failure?.kind === "conflict") {
    throw new AppError(
      "conflict",
      "You have reported this listing already. An administrator will look at it.",
      error,
    );
  }
  if (failure) throw failure;
}

/** Tells the administrators that something is wrong with a listing. */
export function useReportListing() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: ListingReport) => reportListing(idOf(report), report),
  });
}
