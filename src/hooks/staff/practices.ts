import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { staffKeys } from "@/hooks/staff/keys";
import { AppError } from "@/lib/errors";
import type { Standing } from "@/lib/listings/listing-state";
import type { PracticeRight, PracticeRole } from "@/lib/staff/roles";
import { answer, api } from "@/lib/supabase/api";

/** A practice that a person owns or works for, with what they may do there. */
export interface Practice extends Standing {
  doctor_id: string;
  practice_name: string;
  role: PracticeRole;
  rights: PracticeRight[];
  merged_into: string | null;
  accepting_new_patients: boolean | null;
}

async function fetchPractices(signal: AbortSignal): Promise<Practice[]> {
  return answer(api.rpc("my_practices").abortSignal(signal));
}

/** The practices that a person owns or works for, oldest first. */
export const usePractices = (userId: string) =>
  useQuery(
    queryOptions({
      queryKey: staffKeys.practices(userId),
      queryFn: ({ signal }) => fetchPractices(signal),
      // Others end it.
      staleTime: 0,
    }),
  );

interface Panel {
  id: string;
  isAccepting: boolean;
}

async function setPanel({ id, isAccepting }: Panel) {
  const change = { accepting_new_patients: isAccepting };
  const rows = await answer(api.from("doctors").update(change).eq("id", id).select("id"));
  if (rows.length === 0) {
    throw new AppError("forbidden", "You do not work for this practice any more.");
  }
}

/** Says whether a practice accepts new patients. */
export const useSetPanel = () =>
  useMutation({
    mutationFn: setPanel,
    meta: { changes: [staffKeys.all, listingKeys.all], errorTitle: "Error" },
  });
