import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { withOwnCases } from "@/hooks/admin/own-cases";
import {
  type Cursor,
  comesAfter,
  nextCursor,
  pageSize,
  queueStart,
} from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import { AppError, toDatabaseError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchCorrections(after: Cursor, signal: AbortSignal) {
  const rows = await unwrap(
    supabase
      .from("listing_corrections")
      .select(
        `id, doctor_id, field, current_value, proposed_value, note, created_at, author,
       person:profiles!listing_corrections_author_fkey(full_name),
       listing:doctors!listing_corrections_doctor_id_fkey(*)`,
      )
      .eq("status", "open")
      .or(comesAfter(after))
      .order("created_at")
      .order("id")
      .limit(pageSize)
      .abortSignal(signal),
  );
  return withOwnCases("listing_corrections", rows, signal);
}

/** An open correction with the current listing. */
export type OpenCorrection = Awaited<ReturnType<typeof fetchCorrections>>[number];

/** The open corrections, oldest first. */
export const useOpenCorrections = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.queue("corrections"),
      queryFn: ({ pageParam, signal }) => fetchCorrections(pageParam, signal),
      initialPageParam: queueStart,
      getNextPageParam: nextCursor,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

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
export const useDecideCorrection = () =>
  useDecision(decideCorrection, ({ id }) => ({ queue: "corrections", id }));
