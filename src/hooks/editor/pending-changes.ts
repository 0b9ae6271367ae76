import { useMutation, useQuery } from "@tanstack/react-query";
import { withOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { listingKeys } from "@/hooks/query-keys";
import type { CheckedPart } from "@/lib/editor/listing-identity";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchLatestChange(listingId: string, isByOthers: boolean, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("listing_changes")
      .select(
        `id, proposed, status, reason, version, created_at, author,
         person:profiles!listing_changes_author_fkey(full_name)` as const,
      )
      .eq("doctor_id", listingId)
      .eq("is_by_others", isByOthers)
      .order("created_at", { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** The latest proposed change to what identifies the practice, and its status; null without one. */
export type ListingChange = NonNullable<Awaited<ReturnType<typeof fetchLatestChange>>>;

/** The latest change of a listing that the practice proposed to admins, or an admin's list to the practice. */
export const useLatestChange = (listingId: string, by: "practice" | "others" = "practice") =>
  useQuery({
    queryKey: listingKeys.change(listingId, by),
    queryFn: ({ signal }) => fetchLatestChange(listingId, by === "others", signal),
    // Admins change its status.
    staleTime: 0,
  });

interface Withdrawal {
  /** The id of the change. */
  id: string;
  /** Undefined for the whole change. */
  fields?: readonly (CheckedPart | "offices")[];
}

/** Withdraws a pending change; the listing stays as it is. */
export const useWithdrawChange = () =>
  useMutation({
    mutationFn: ({ id, fields }: Withdrawal) =>
      unwrap(
        supabase.rpc("withdraw_change", { target: id, ...(fields && { fields: [...fields] }) }),
      ),
    meta: { invalidates: [listingKeys.all], errorTitle: "Error" },
  });

interface Answer {
  /** The id of the change. */
  id: string;
  /** The version that the member saw. */
  version: number;
  isAccepted: boolean;
}

/** Accepts or declines a change that an admin's list suggests to the practice. */
export const useAnswerSuggestion = () =>
  useMutation({
    mutationFn: ({ id, version, isAccepted }: Answer) =>
      unwrap(
        supabase.rpc("decide_change", {
          target: id,
          seen_version: version,
          is_accepted: isAccepted,
        }),
      ),
    meta: { invalidates: [listingKeys.all], errorTitle: "Error" },
  });

interface NewProposal {
  /** The id of the rejected change. */
  id: string;
  /** The fields and parts to propose again. */
  fields: readonly string[];
  /** For the admin; may be empty. */
  answer: string;
}

/** Proposes fields and parts of a rejected change again. */
export const useProposeAgain = () =>
  useMutation({
    mutationFn: ({ id, fields, answer }: NewProposal) =>
      unwrap(
        supabase.rpc("propose_again", {
          target: id,
          fields: [...fields],
          ...(answer && { answer }),
        }),
      ),
    meta: { invalidates: [listingKeys.all] },
  });

/** A page of the pending changes, or those with the given ids. */
export async function fetchChanges(page: QueuePage, signal: AbortSignal) {
  const { state } = page.filters;
  const open = supabase
    .from("listing_changes")
    .select(
      `id, doctor_id, author, proposed, answer, version, created_at,
       person:profiles!listing_changes_author_fkey(full_name),
       listing:doctors!listing_changes_doctor_id_fkey!inner(
         user_id, owner:profiles!doctors_user_id_fkey(full_name), practice_name, former_names, credentials, npi, address_street, address_city, address_state, address_zip,
         ${clinicianColumns}, ${editedOfficeColumns})` as const,
    )
    .eq("status", "open")
    .eq("is_by_others", false);
  const inState = state ? open.eq("listing.address_state", state) : open;
  const rows = await unwrap(onPage(inState, page).abortSignal(signal));
  return withOwnCases("listing_changes", rows, signal);
}

/** A pending identity change, with the current listing. */
export type PendingChange = Awaited<ReturnType<typeof fetchChanges>>[number];

/** The pending changes. */
export const usePendingChanges = () => useQueue("changes", fetchChanges);

interface ChangeDecision {
  id: string;
  /** The version of the change that the admin saw. */
  version: number;
  isApproved: boolean;
  /** Required to reject. */
  reason: string;
}

async function decideChange({ id, version, isApproved, reason }: ChangeDecision) {
  await unwrap(
    supabase.rpc("decide_change", {
      target: id,
      seen_version: version,
      is_accepted: isApproved,
      reason,
    }),
  );
}

/** Approves a change, which updates the listing, or rejects it. */
export const useDecideChange = () =>
  useDecision(decideChange, ({ id }) => ({ queue: "changes", id }), null);
