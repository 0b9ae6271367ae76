import { useQuery } from "@tanstack/react-query";
import { staffKeys } from "@/hooks/query-keys";
import type { PracticePermission, PracticeRole } from "@/lib/account/staff-roles";
import type { ListingState } from "@/lib/listings/listing-status";
import { supabase } from "@/lib/supabase/client";
import { pageLoadMs } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The practice, if the member owns or works for it. */
export const useOwnPractice = (userId: string, listingId: string | null): Practice | undefined =>
  usePractices(userId, listingId !== null).data?.find(({ doctor_id }) => doctor_id === listingId);

async function fetchPhone(listingId: string, signal: AbortSignal): Promise<string | null> {
  const found = supabase.from("doctors").select("phone").eq("id", listingId).abortSignal(signal);
  return (await unwrap(found.maybeSingle()))?.phone ?? null;
}

/** The phone number that a practice publishes. */
export const usePracticePhone = (listingId: string) =>
  useQuery({
    queryKey: staffKeys.phone(listingId),
    queryFn: ({ signal }) => fetchPhone(listingId, signal),
  });

/** A practice that a member owns or works for, with their permissions. */
export interface Practice extends ListingState {
  doctor_id: string;
  practice_name: string;
  role: PracticeRole;
  permissions: PracticePermission[];
  accepting_new_patients: boolean | null;
  version: number;
}

export const idOf = ({ doctor_id }: Practice): string => doctor_id;

/** The practices where a person has a permission; none while they load. */
export const usePracticesWith = (userId: string, permission: PracticePermission): Practice[] =>
  usePractices(userId).data?.filter(({ permissions }) => permissions.includes(permission)) ?? [];

/** The practices that a person owns or works for, oldest first. */
export const usePractices = (userId: string, enabled = true) =>
  useQuery({
    queryKey: staffKeys.practices(userId),
    queryFn: ({ signal }): Promise<Practice[]> =>
      unwrap(supabase.rpc("list_my_practices").abortSignal(signal)),
    enabled,
    // Other people can end it.
    staleTime: pageLoadMs,
  });
