import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { requestKeys } from "@/hooks/requests/keys";
import { staffKeys } from "@/hooks/staff/keys";
import type { StaffRole } from "@/lib/staff/roles";
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
  useMutation({ mutationFn: invite, meta: { changes: [staffKeys.all] } });

async function withdrawInvitation(id: string) {
  await unwrap(supabase.rpc("withdraw_invitation", { target: id }));
}

/** Withdraws an open invitation. */
export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: withdrawInvitation,
    meta: { changes: [staffKeys.all], errorTitle: "Error" },
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
  useMutation({ mutationFn: setRole, meta: { changes: [staffKeys.all], errorTitle: "Error" } });

async function removeStaff({ practiceId, userId }: Place) {
  await unwrap(supabase.rpc("remove_staff", { target: practiceId, person: userId }));
}

/** Removes a team member, or lets a member leave. */
export const useRemoveStaff = () =>
  useMutation({
    mutationFn: removeStaff,
    meta: { changes: [staffKeys.all, listingKeys.all, requestKeys.all], errorTitle: "Error" },
  });

async function offerPractice({ practiceId, userId }: Place) {
  await unwrap(supabase.rpc("offer_ownership", { target: practiceId, person: userId }));
}

/** Offers the ownership to a manager. */
export const useOfferOwnership = () =>
  useMutation({
    mutationFn: offerPractice,
    meta: { changes: [staffKeys.all], errorTitle: "Error" },
  });
