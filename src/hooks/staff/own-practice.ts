import { queryOptions, useQuery } from "@tanstack/react-query";
import { staffKeys } from "@/hooks/staff/keys";
import { type Practice, usePractices } from "@/hooks/staff/practices";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The practice, if the member owns or works for it. */
export const useOwnPractice = (userId: string, listingId: string): Practice | undefined =>
  usePractices(userId).data?.find(({ doctor_id }) => doctor_id === listingId);

async function fetchPhone(listingId: string, signal: AbortSignal): Promise<string | null> {
  const found = supabase.from("doctors").select("phone").eq("id", listingId).abortSignal(signal);
  return (await unwrap(found.maybeSingle()))?.phone ?? null;
}

/** The phone number that a practice publishes. */
export const usePracticePhone = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: staffKeys.phone(listingId),
      queryFn: ({ signal }) => fetchPhone(listingId, signal),
    }),
  );
