import { useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys, requestKeys, staffKeys } from "@/hooks/query-keys";
import type { PracticeRole } from "@/lib/account/staff-roles";
import { supabase } from "@/lib/supabase/client";
import { pageLoadMs } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";

/** An invitation as its recipient sees it. */
export interface OwnInvitation {
  id: string;
  doctor_id: string;
  practice_name: string;
  role: PracticeRole;
  /** The inviter's name; null if they have none. */
  invited_by: string | null;
  expires_at: string;
}

/** The open invitations for the account's address, newest first. */
export const useOwnInvitations = (userId: string) =>
  useQuery({
    queryKey: staffKeys.invitations(userId),
    queryFn: ({ signal }): Promise<OwnInvitation[]> =>
      unwrap(supabase.rpc("list_my_invitations").abortSignal(signal)),
    // Other people send and withdraw them.
    staleTime: pageLoadMs,
  });

/** An invitation as the emailed link shows it to a visitor. */
export interface FollowedInvitation {
  practice_name: string;
  role: PracticeRole;
  email: string;
}

async function fetchFollowed(
  target: string,
  signal: AbortSignal,
): Promise<FollowedInvitation | null> {
  const [found] = await unwrap(supabase.rpc("get_invitation", { target }).abortSignal(signal));
  return found ?? null;
}

/** The open invitation of an emailed link; null if it is no longer open. */
export const useFollowedInvitation = (invitation: string | null) =>
  useQuery({
    queryKey: staffKeys.followed(invitation),
    queryFn: ({ signal }) => fetchFollowed(invitation ?? "", signal),
    enabled: invitation !== null,
  });

/** Accepts or declines an invitation. */
export const useAnswerInvitation = () =>
  useMutation({
    mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }) =>
      unwrap(supabase.rpc("answer_invitation", { target: id, is_accepted: isAccepted })),
    meta: { invalidates: [staffKeys.all, listingKeys.all, requestKeys.all], errorTitle: "Error" },
  });
