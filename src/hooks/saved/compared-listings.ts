import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

const columns = `id, practice_name, specialty, address_city, address_state, monthly_price, yearly_price, enrollment_fee, visit_fee,
  family_cap, accepting_new_patients, telehealth_only, languages, confirmed_at,
  couple_price, extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, notice_days, leaving_fee, rejoin_fee, family_cap_note, model, medicare_opt_out,
  membership_levels, patient_ages, accepts_requests, enrollment_url, booking_url, closes_on, phone, fax, website, social_urls,
  owner:profiles!doctors_user_id_fkey(phone, email),
  clinicians(specialty, medicare_opt_out_until),
  offices(position, address_city, hours, step_free),
  tiers:membership_tiers(label, min_age, max_age, monthly_price),
  services:listing_services(coverage, price, note, about:services(label, position))`;

async function fetchCompared(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .in("id", [...ids])
      // A shared link shows everyone the same listings.
      .eq("verified", true)
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "offices" })
      .abortSignal(signal),
  );
  checkRows(data, "id", "practice_name", "tiers", "clinicians", "services", "offices");
  return data.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The columns of a listing in a comparison. */
export type ComparedListing = Awaited<ReturnType<typeof fetchCompared>>[number];

/** The published listings with these ids, in the order of the ids. */
export const useCompared = (ids: readonly string[]) =>
  useQuery({
    ...queryOptions({
      queryKey: listingKeys.compared(ids),
      queryFn: ({ signal }) => fetchCompared(ids, signal),
      meta: { errorTitle: t`Error loading practices` },
    }),
    enabled: ids.length > 0,
  });
