import { useMutation, useQuery } from "@tanstack/react-query";
import { useIdempotencyKey } from "@/hooks/idempotency-key";
import { correctionKeys, listingKeys } from "@/hooks/query-keys";
import { type CorrectionTopic, isCorrectionField } from "@/lib/listings/correction-fields";
import { supabase } from "@/lib/supabase/client";
import { pageLoadMs } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";

interface NewCorrection {
  doctor_id: string;
  field: CorrectionTopic;
  proposed_value: string;
  note: string | null;
}

/** Proposes another value for one field of a listing. */
export function useProposeCorrection() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (correction: NewCorrection) => {
      const row = { id: idOf(correction), ...correction };
      return unwrap(supabase.from("listing_corrections").upsert(row, { ignoreDuplicates: true }));
    },
    meta: { invalidates: [correctionKeys.all] },
  });
}

async function fetchOwnCorrections(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("listing_corrections")
      .select(
        `id, doctor_id, field, current_value, proposed_value, status, decision_note, created_at,
       listing:doctors!listing_corrections_doctor_id_fkey(practice_name)`,
      )
      .eq("author", userId)
      .order("created_at", { ascending: false })
      .limit(20)
      .abortSignal(signal),
  );
}

/** A correction as its author sees it. */
export type OwnCorrection = Awaited<ReturnType<typeof fetchOwnCorrections>>[number];

/** The newest corrections a person has proposed. */
export const useOwnCorrections = (userId: string) =>
  useQuery({
    queryKey: correctionKeys.own(userId),
    queryFn: ({ signal }) => fetchOwnCorrections(userId, signal),
    // Other people change the status.
    staleTime: pageLoadMs,
  });

async function fetchOpenCorrections(practiceIds: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("listing_corrections")
      .select(
        `id, doctor_id, field, current_value, proposed_value, note, created_at,
       listing:doctors!listing_corrections_doctor_id_fkey!inner(*)`,
      )
      .in("doctor_id", practiceIds)
      .eq("status", "open")
      .order("created_at")
      .limit(50)
      .abortSignal(signal),
  );
  // Shows the listing's current value, not the one from when the correction was proposed.
  return data.map((correction) => ({
    ...correction,
    current_value: isCorrectionField(correction.field)
      ? asText(correction.listing[correction.field])
      : correction.current_value,
  }));
}

const asText = (value: string | number | boolean | null) => (value === null ? null : String(value));

/** An open correction, as the listing's editors see it. */
export type OpenCorrection = Awaited<ReturnType<typeof fetchOpenCorrections>>[number];

/** The open corrections of some listings, oldest first. */
export const useOpenCorrections = (practiceIds: readonly string[]) =>
  useQuery({
    queryKey: correctionKeys.received(practiceIds),
    queryFn: ({ signal }) => fetchOpenCorrections(practiceIds, signal),
    enabled: practiceIds.length > 0,
    // Other people change the status.
    staleTime: 0,
  });

/** Approves a correction, which applies it to the listing, or rejects it with a reason. */
export const useDecideCorrection = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string | undefined }) =>
      unwrap(
        supabase.rpc("decide_correction", {
          target: id,
          ...(reason === undefined ? { is_accepted: true } : { is_accepted: false, note: reason }),
        }),
      ),
    meta: { invalidates: [correctionKeys.all, listingKeys.all], errorTitle: "Error" },
  });
