import { queryOptions, useQuery } from "@tanstack/react-query";
import { staffKeys } from "@/hooks/staff/keys";
import type { ListingState } from "@/lib/listings/listing-state";
import type { PracticePermission, PracticeRole } from "@/lib/staff/roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A practice that a member owns or works for, with their permissions. */
export interface Practice extends ListingState {
  doctor_id: string;
  practice_name: string;
  role: PracticeRole;
  permissions: PracticePermission[];
  merged_into: string | null;
  accepting_new_patients: boolean | null;
  version: number;
}

async function fetchPractices(signal: AbortSignal): Promise<Practice[]> {
  return unwrap(supabase.rpc("list_my_practices").abortSignal(signal));
}

/** The practices that a person owns or works for, oldest first. */
export const usePractices = (userId: string) =>
  useQuery(
    queryOptions({
      queryKey: staffKeys.practices(userId),
      queryFn: ({ signal }) => fetchPractices(signal),
      // Other people can end it.
      staleTime: 0,
    }),
  );
