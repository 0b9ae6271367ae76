import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const columns = `*, tiers:membership_tiers(label, min_age, max_age, monthly_price),
  services:listing_services(service, coverage, price, note), ${clinicianColumns}, ${editedOfficeColumns}` as const;

async function fetchOwnListings(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .eq("user_id", userId)
      .order("created_at")
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal),
  );
}

/** A listing as its owner or submitter edits it. */
export type OwnListing = Awaited<ReturnType<typeof fetchOwnListings>>[number];

/** The listings a doctor owns, oldest first. */
export const useOwnListings = (userId: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.own(userId),
      queryFn: ({ signal }) => fetchOwnListings(userId, signal),
    }),
  );

async function fetchSubmission(userId: string, id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .eq("id", id)
      .eq("submitted_by", userId)
      .is("user_id", null)
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** A listing that the person submitted and that has no owner; null if it isn't theirs. */
export const useSubmission = (userId: string, id: string | null) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.submission(userId, id),
      queryFn: ({ signal }) => fetchSubmission(userId, id ?? "", signal),
      enabled: id !== null,
    }),
  );

async function fetchEditable(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .eq("id", id)
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** A listing that the person may edit, as its owner or manager. */
export const useEditableListing = (userId: string, id: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.editable(userId, id),
      queryFn: ({ signal }) => fetchEditable(id, signal),
    }),
  );
