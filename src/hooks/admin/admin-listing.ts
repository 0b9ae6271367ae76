import { useQuery } from "@tanstack/react-query";
import { registryFor } from "@/hooks/admin/npi-registry";
import { fetchOwnCases } from "@/hooks/admin/own-cases";
import { adminKeys } from "@/hooks/query-keys";
import { everyNpi } from "@/lib/admin/verdicts";
import { AppError } from "@/lib/errors";
import { isUuid } from "@/lib/format/text";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const notFoundMessage = "This listing doesn't exist. It may have been removed.";

async function fetchMergeTarget(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select("id, practice_name")
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

async function fetchListing(id: string, signal: AbortSignal) {
  if (!isUuid(id)) throw new AppError("not-found", notFoundMessage);
  const data = await unwrap(
    supabase
      .from("doctors")
      .select(
        `*,
       tiers:membership_tiers(label, min_age, max_age, monthly_price),
       ${clinicianColumns}, ${editedOfficeColumns},
       services:listing_services(service, coverage, price, note, about:services(label, position)),
       submitter:profiles!doctors_submitted_by_fkey(full_name),
       import:import_batches(file_name, created_at, actor:profiles!import_batches_actor_fkey(full_name)),
       claims:claim_evidence(claimant, status, person:profiles!claim_evidence_claimant_fkey(full_name)),
       owner:profiles!doctors_user_id_fkey(full_name)` as const,
      )
      .eq("id", id)
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (!data) throw new AppError("not-found", notFoundMessage);
  const [kept, registry, own] = await Promise.all([
    data.merged_into ? fetchMergeTarget(data.merged_into, signal) : null,
    registryFor(everyNpi(data), signal),
    fetchOwnCases("doctors", [id], signal),
  ]);
  return { ...data, kept, registry, isOwn: own.has(id) };
}

/** A listing with everything that admins see. */
export type AdminListing = Awaited<ReturnType<typeof fetchListing>>;

/** One listing, whatever its status. */
export const useAdminListing = (id: string) =>
  useQuery({
    queryKey: adminKeys.listing(id),
    queryFn: ({ signal }) => fetchListing(id, signal),
    staleTime: 0,
  });
