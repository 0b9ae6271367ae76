import { withOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { AppError, toDatabaseError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const openCorrections = () =>
  supabase
    .from("listing_corrections")
    .select(
      `id, doctor_id, field, current_value, proposed_value, note, created_at, author,
       person:profiles!listing_corrections_author_fkey(full_name),
       listing:doctors!listing_corrections_doctor_id_fkey!inner(*)`,
    )
    .eq("status", "open");

async function fetchCorrections(page: QueuePage, signal: AbortSignal) {
  const { state } = page.filters;
  const open = openCorrections();
  const inState = state ? open.eq("listing.address_state", state) : open;
  const rows = await unwrap(onPage(inState, page).abortSignal(signal));
  return withOwnCases("listing_corrections", rows, signal);
}

/** The open corrections of the listings that the given corrections are about, oldest first. */
export async function fetchCorrectionsBeside(page: QueuePage, signal: AbortSignal) {
  const named = await unwrap(onPage(openCorrections(), page).abortSignal(signal));
  const rows = await unwrap(
    openCorrections()
      .in(
        "doctor_id",
        named.map(({ doctor_id }) => doctor_id),
      )
      .order("created_at")
      .order("id")
      .abortSignal(signal),
  );
  return withOwnCases("listing_corrections", rows, signal);
}

/** An open correction with the current listing. */
export type OpenCorrection = Awaited<ReturnType<typeof fetchCorrections>>[number];

/** The open corrections. */
export const useOpenCorrections = () => useQueue("corrections", fetchCorrections);

interface CorrectionDecision {
  id: string;
  isApproved: boolean;
  note: string;
}

async function decideCorrection({ id, isApproved, note }: CorrectionDecision) {
  const { error, status } = await supabase.rpc("decide_correction", {
    target: id,
    is_accepted: isApproved,
    note,
  });
  if (!error) return;
  // Column types and check constraints reject the value without a hint.
  const isInvalidValue = isApproved && !error.hint && /^2[23]/.test(error.code);
  if (!isInvalidValue) throw await toDatabaseError(error, status);
  throw new AppError(
    "invalid",
    "This value isn't valid. Please reject the correction instead.",
    error,
  );
}

/** Approves a correction, which applies it to the listing, or rejects it. */
export const useDecideCorrection = (errorTitle: string | null = "Error") =>
  useDecision(decideCorrection, ({ id }) => ({ queue: "corrections", id }), errorTitle);
