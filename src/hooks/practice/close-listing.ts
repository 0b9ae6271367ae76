import { useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys, requestKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Closing {
  id: string;
  /** A date such as "2026-11-23". */
  closedOn: string;
  /** Whether it is announced for a later day. */
  isAhead: boolean;
  /** What members should do; empty if nothing. */
  instructions: string;
  /** The listing that members are referred to. */
  successor: string | null;
  /** Its URL redirects to the next listing of its only physician. */
  followsPhysician: boolean;
}

const closeListing = (closing: Closing) => {
  const { id, closedOn, isAhead, instructions, successor, followsPhysician } = closing;
  return unwrap(
    supabase.rpc(isAhead ? "announce_closing" : "close_listing", {
      target: id,
      closed_on: closedOn,
      ...(instructions && { instructions }),
      ...(successor !== null && { successor }),
      ...(followsPhysician && { follows_physician: true }),
    }),
  );
};

/** Removes a closed practice from the directory, or announces its closing. The dialog's form shows errors. */
export const useCloseListing = () =>
  useMutation({
    mutationFn: closeListing,
    meta: { invalidates: [listingKeys.all, requestKeys.all] },
  });

/** Takes back an announced closing. */
export const useCancelClosing = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("cancel_closing", { target: id })),
    meta: { invalidates: [listingKeys.all], errorTitle: "Error" },
  });

const fetchProposals = (signal: AbortSignal) =>
  unwrap(supabase.rpc("list_successor_proposals").abortSignal(signal));

/** A closing practice that would like to send its members to one of the owner's practices. */
export type SuccessorProposal = Awaited<ReturnType<typeof fetchProposals>>[number];

/** The closing practices that wait for an owner's answer. */
export const useSuccessorProposals = (userId: string) =>
  useQuery({
    queryKey: listingKeys.proposals(userId),
    queryFn: ({ signal }) => fetchProposals(signal),
    // Other people send and withdraw them.
    staleTime: 0,
  });

/** Accepts or declines the members of a closing practice. */
export const useAnswerProposal = () =>
  useMutation({
    mutationFn: ({ closing, isAccepted }: { closing: string; isAccepted: boolean }) =>
      unwrap(supabase.rpc("answer_successor_proposal", { closing, is_accepted: isAccepted })),
    meta: { invalidates: [listingKeys.all], errorTitle: "Error" },
  });
