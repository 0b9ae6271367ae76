import { useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys, requestKeys, staffKeys } from "@/hooks/query-keys";
import type { Leaving } from "@/lib/account/leaving";
import type { StaffRole } from "@/lib/account/staff-roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface NewInvitation {
  practiceId: string;
  email: string;
  role: StaffRole;
}

/** Invites an email address to work for a practice, or renews an expired invitation. The form shows errors. */
export const useInvite = () =>
  useMutation({
    mutationFn: ({ practiceId, email, role }: NewInvitation) =>
      unwrap(supabase.rpc("invite_staff", { target: practiceId, address: email, as_role: role })),
    meta: { invalidates: [staffKeys.all] },
  });

/** Withdraws an open invitation. */
export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("withdraw_invitation", { target: id })),
    meta: { invalidates: [staffKeys.all], errorTitle: "Error" },
  });

interface Place {
  practiceId: string;
  userId: string;
}

/** Changes the role of a team member. */
export const useSetRole = () =>
  useMutation({
    mutationFn: ({ practiceId, userId, role }: Place & { role: StaffRole }) =>
      unwrap(
        supabase.rpc("set_staff_role", { target: practiceId, person: userId, new_role: role }),
      ),
    meta: { invalidates: [staffKeys.all], errorTitle: "Error" },
  });

/** Removes a team member, or lets a member leave. */
export const useRemoveStaff = () =>
  useMutation({
    mutationFn: ({ practiceId, userId }: Place) =>
      unwrap(supabase.rpc("remove_staff", { target: practiceId, person: userId })),
    meta: { invalidates: [staffKeys.all, listingKeys.all, requestKeys.all], errorTitle: "Error" },
  });

/** Ends the caller's ownership of a practice. The dialog shows errors. */
export const useLeavePractice = () =>
  useMutation({
    mutationFn: (leaving: Leaving) => unwrap(supabase.rpc("leave_practice", leaving)),
    meta: { invalidates: [staffKeys.all, listingKeys.all, requestKeys.all] },
  });

/** Offers the ownership to a manager. */
export const useOfferOwnership = () =>
  useMutation({
    mutationFn: ({ practiceId, userId }: Place) =>
      unwrap(supabase.rpc("offer_ownership", { target: practiceId, person: userId })),
    meta: { invalidates: [staffKeys.all], errorTitle: "Error" },
  });

async function fetchOwner(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select("user_id, owner:profiles!doctors_user_id_fkey(full_name)")
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

async function fetchStaff(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("practice_members")
      .select("user_id, role, created_at, person:profiles!practice_members_user_id_fkey(full_name)")
      .eq("doctor_id", id)
      .order("created_at")
      .abortSignal(signal),
  );
}

async function fetchInvitations(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("practice_invitations")
      .select("id, email, user_id, role, expires_at")
      .eq("doctor_id", id)
      .eq("status", "open")
      .order("created_at")
      .abortSignal(signal),
  );
}

async function fetchPeople(id: string, signal: AbortSignal) {
  const [owner, staff, invitations] = await Promise.all([
    fetchOwner(id, signal),
    fetchStaff(id, signal),
    fetchInvitations(id, signal),
  ]);
  return { owner, staff, invitations };
}

type People = Awaited<ReturnType<typeof fetchPeople>>;
/** A team member of a practice. */
export type StaffMember = People["staff"][number];
/** An open invitation as the practice sees it. */
export type SentInvitation = People["invitations"][number];

/** The team of a practice: its owner, its staff, and open invitations. */
export const usePeople = (practiceId: string) =>
  useQuery({
    queryKey: staffKeys.people(practiceId),
    queryFn: ({ signal }) => fetchPeople(practiceId, signal),
    // Other people accept and leave.
    staleTime: 0,
  });
