import { queryOptions, useQuery } from "@tanstack/react-query";
import { staffKeys } from "@/hooks/staff/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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
