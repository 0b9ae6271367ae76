import { useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys, staffKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const fetchTakeovers = (signal: AbortSignal) =>
  unwrap(supabase.rpc("list_takeovers").abortSignal(signal));

/** A practice whose owner has deleted the account, and that the member is asked to take over. */
export type Takeover = Awaited<ReturnType<typeof fetchTakeovers>>[number];

/** The practices that the member is asked to take over. */
export const useTakeovers = (userId: string) =>
  useQuery({
    queryKey: listingKeys.takeovers(userId),
    queryFn: ({ signal }) => fetchTakeovers(signal),
  });

/** Takes over a practice, or declines. */
export const useAnswerTakeover = () =>
  useMutation({
    mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }) =>
      unwrap(supabase.rpc("answer_takeover", { target: id, is_accepted: isAccepted })),
    meta: { invalidates: [listingKeys.all, staffKeys.all], errorTitle: "Error" },
  });
