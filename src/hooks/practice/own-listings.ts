import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const columns = `*, tiers:membership_tiers(label, min_age, max_age, monthly_price),
  services:listing_services(service, coverage, price, note), ${clinicianColumns}, ${editedOfficeColumns}` as const;

const selectListings = (signal: AbortSignal) =>
  supabase
    .from("doctors")
    .select(columns)
    .order("min_age", { referencedTable: "tiers" })
    .order("position", { referencedTable: "clinicians" })
    .abortSignal(signal);

const fetchOwnListings = (userId: string, signal: AbortSignal) =>
  unwrap(selectListings(signal).eq("user_id", userId).order("created_at"));

/** A listing as its owner or submitter edits it. */
export type OwnListing = Awaited<ReturnType<typeof fetchOwnListings>>[number];

/** The listings a doctor owns, oldest first. */
export const useOwnListings = (userId: string) =>
  useQuery({
    queryKey: listingKeys.own(userId),
    queryFn: ({ signal }) => fetchOwnListings(userId, signal),
  });

/** A listing that the person submitted and that has no owner; null if it isn't theirs. */
export const useSubmission = (userId: string, id: string | null) =>
  useQuery({
    queryKey: listingKeys.submission(userId, id),
    queryFn: ({ signal }) => {
      const submitted = selectListings(signal).eq("submitted_by", userId).is("user_id", null);
      return unwrap(submitted.eq("id", id ?? "").maybeSingle());
    },
    enabled: id !== null,
  });

/** A listing that the person may edit, as its owner or manager. */
export const useEditableListing = (userId: string, id: string) =>
  useQuery({
    queryKey: listingKeys.editable(userId, id),
    queryFn: ({ signal }) => unwrap(selectListings(signal).eq("id", id).maybeSingle()),
  });
