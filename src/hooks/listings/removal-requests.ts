import { useMutation, useQuery } from "@tanstack/react-query";
import { withOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import { AppError } from "@/lib/errors";
import { language } from "@/lib/language";
import type { RemovalValues } from "@/lib/listings/removal-schema";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRemoval(target: string, signal: AbortSignal) {
  const [entry] = await unwrap(
    supabase.rpc("find_listing_removal", { target }).abortSignal(signal),
  );
  return entry ?? null;
}

/** The removal register entry that blocks a listing from being published; null if none. */
export const useListingRemoval = (listing: string) =>
  useQuery({
    queryKey: adminKeys.listingRemoval(listing),
    queryFn: ({ signal }) => fetchRemoval(listing, signal),
  });

/** Allows a listing to be published despite the removal register. */
export const useAllowListing = () =>
  useDecision(({ id, reason }: { id: string; reason: string }) =>
    unwrap(supabase.rpc("allow_listing", { target: id, reason })),
  );

interface RemovalRequest extends RemovalValues {
  /** Created by the form, so that a retry doesn't create a second request. */
  id: string;
  doctor_id: string | null;
}

/** Requests that a practice or physician be removed. The requester confirms by email. */
export const useRequestRemoval = () =>
  useMutation({
    mutationFn: (request: RemovalRequest) =>
      unwrap(supabase.rpc("request_removal", { request: { ...request, language } })),
  });

async function confirmRemoval(token: string) {
  const isConfirmed = await unwrap(supabase.rpc("confirm_removal", { token }));
  if (!isConfirmed) {
    throw new AppError(
      "not-found",
      t`This link is incomplete or has expired. Links are valid for 24 hours. Submit the request again to get a new one.`,
    );
  }
}

/** Confirms a removal request with the token from the email. */
export const useConfirmRemoval = () => useMutation({ mutationFn: confirmRemoval });

/** A page of the open removal requests, or those with the given ids. */
export async function fetchRemovals(page: QueuePage, signal: AbortSignal) {
  const { state } = page.filters;
  const open = supabase
    .from("removal_requests")
    .select(
      "id, subject, doctor_id, practice_name, physician_name, address_city, address_state, address_zip, npi, requester_name, email, relation, reason, confirmed_at",
    )
    .eq("status", "open");
  const where = state ? [`address_state.eq.${state}`] : [];
  const rows = await unwrap(
    onPage(open, page, { columns: ["confirmed_at", "id"], where }).abortSignal(signal),
  );
  return withOwnCases("removal_requests", rows, signal);
}

export type OpenRemoval = Awaited<ReturnType<typeof fetchRemovals>>[number];

/** The confirmed, undecided removal requests. */
export const useOpenRemovals = () => useQueue("removals", fetchRemovals);

/** The listings that may match a removal request, best match first. */
export const useRemovalListings = (request: string) =>
  useQuery({
    queryKey: adminKeys.removalListings(request),
    queryFn: ({ signal }) =>
      unwrap(supabase.rpc("find_removal_listings", { target: request }).abortSignal(signal)),
  });

interface RemovalDecision {
  id: string;
  isApproved: boolean;
  reason: string;
  /** The listings to take down, or to remove the physician from. */
  listings: string[];
  /** Approves without a listing, which only adds the name to the register. */
  isNameOnly: boolean;
}

async function decideRemoval({ id, isApproved, reason, listings, isNameOnly }: RemovalDecision) {
  await unwrap(
    supabase.rpc("decide_removal", {
      target: id,
      is_approved: isApproved,
      reason,
      listings,
      is_name_only: isNameOnly,
    }),
  );
}

/** Approves a removal request, which adds it to the register, or rejects it. */
export const useDecideRemoval = () =>
  useDecision(decideRemoval, ({ id }) => ({ queue: "removals", id }), null);
