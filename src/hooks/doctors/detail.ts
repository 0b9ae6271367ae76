import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { AppError, toAppError } from "@/lib/errors";
import { forgetListing, rememberListing } from "@/lib/recent-listings";

/** What its page reads of a listing; also where a deploy writes it. */
export const doctorColumns = `id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
       monthly_price, yearly_price, enrollment_fee, visit_fee, confirmed_at, accepting_new_patients, telehealth_only, languages, phone, website, enrollment_url, booking_url, claim_status, claimed_by, user_id, verified,
       tiers:membership_tiers(label, min_age, max_age, monthly_price),
       submitter:profiles!doctors_submitted_by_fkey(full_name),
       owner:profiles!doctors_user_id_fkey(full_name, phone, email)`;

async function fetchDoctor(id: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("doctors")
    .select(doctorColumns)
    .eq("id", id)
    .order("min_age", { referencedTable: "tiers" })
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  // What only some may see must not stay behind on a shared device.
  if (data?.verified) rememberListing(data);
  else forgetListing(id);
  if (!data) throw new AppError("not-found", "This listing does not exist or is not public.");
  return data;
}

/** One listing with its submitter's name and its owner's published contact. */
export type Doctor = Awaited<ReturnType<typeof fetchDoctor>>;

export const doctorQuery = (id: string) =>
  queryOptions({
    queryKey: ["doctors", "detail", id] as const,
    queryFn: ({ signal }) => fetchDoctor(id, signal),
    meta: { errorTitle: "Error loading doctor" },
  });

/** One listing. */
export const useDoctor = (id: string) => useQuery(doctorQuery(id));
