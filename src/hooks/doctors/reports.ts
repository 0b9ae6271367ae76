import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { Enums } from "@/lib/database.types";
import { AppError, toAppError } from "@/lib/errors";

export type ReportReason = Enums<"report_reason">;

interface ListingReport {
  doctorId: string;
  reason: ReportReason;
  note: string | null;
}

async function reportListing({ doctorId, reason, note }: ListingReport) {
  const { error, status } = await api.from("reports").insert({ doctor_id: doctorId, reason, note });
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
export const useReportListing = () => useMutation({ mutationFn: reportListing });
