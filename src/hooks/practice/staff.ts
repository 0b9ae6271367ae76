import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys, requestKeys, staffKeys } from "@/hooks/query-keys";
import type { StaffRole } from "@/lib/account/staff-roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface NewInvitation {
  practiceId: string;
  email: string;
  role: StaffRole;
}

async function invite({ practiceId, email, role }: NewInvitation) {
  await unwrap(supabase.rpc("invite_staff", { target: practiceId, address: email, as_role: role }));
}

/** Invites an email address to work for a practice, or renews an expired invitation. The form shows errors. */
export const useInvite = () =>
  useMutation({ mutationFn: invite, meta: { invalidates: [staffKeys.all] } });

async function withdrawInvitation(id: string) {
  await unwrap(supabase.rpc("withdraw_invitation", { target: id }));
}

/** Withdraws an open invitation. */
export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: withdrawInvitation,
    meta: { invalidates: [staffKeys.all], errorTitle: "Error" },
  });

interface Place {
  practiceId: string;
  userId: string;
}

async function setRole({ practiceId, userId, role }: Place & { role: StaffRole }) {
  await unwrap(
    supabase.rpc("set_staff_role", { target: practiceId, person: userId, new_role: role }),
  );
}

/** Changes the role of a team member. */
export const useSetRole = () =>
  useMutation({ mutationFn: setRole, meta: { invalidates: [staffKeys.all], errorTitle: "Error" } });

async function removeStaff({ practiceId, userId }: Place) {
  await unwrap(supabase.rpc("remove_staff", { target: practiceId, person: userId }));
}

/** Removes a team member, or lets a member leave. */
export const useRemoveStaff = () =>
  useMutation({
    mutationFn: removeStaff,
    meta: { invalidates: [staffKeys.all, listingKeys.all, requestKeys.all], errorTitle: "Error" },
  });

async function offerPractice({ practiceId, userId }: Place) {
  await unwrap(supabase.rpc("offer_ownership", { target: practiceId, person: userId }));
}

/** Offers the ownership to a manager. */
export const useOfferOwnership = () =>
  useMutation({
    mutationFn: offerPractice,
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
  useQuery(
    queryOptions({
      queryKey: staffKeys.people(practiceId),
      queryFn: ({ signal }) => fetchPeople(practiceId, signal),
      // Other people accept and leave.
      staleTime: 0,
    }),
  );
