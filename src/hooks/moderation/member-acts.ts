import { useDecision } from "@/hooks/moderation/decide";
import type { Role } from "@/lib/session/roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface RoleChange {
  id: string;
  role: Role;
  isGranted: boolean;
}

async function setRole({ id, role, isGranted }: RoleChange) {
  await unwrap(
    supabase.rpc("set_role", {
      target: id,
      role,
      is_granted: isGranted,
    }),
  );
}

/** Grants or removes a role. Admins who remove their own admin role lose access to the admin pages. */
export const useSetRole = () => useDecision(setRole);

interface Suspension {
  id: string;
  reason: string;
  /** Null for a suspension without an end date. */
  days: number | null;
  hidesContent: boolean;
}

const msPerDay = 86_400_000;

async function suspendMember({ id, reason, days, hidesContent }: Suspension) {
  await unwrap(
    supabase.rpc("suspend_member", {
      target: id,
      reason,
      hides_content: hidesContent,
      ...(days !== null && { ends_at: new Date(Date.now() + days * msPerDay).toISOString() }),
    }),
  );
}

/** Suspends a member for some days or until an admin lifts the suspension, and can hide their content. */
export const useSuspendMember = () => useDecision(suspendMember);

async function restoreMember(id: string) {
  await unwrap(supabase.rpc("restore_member", { target: id }));
}

/** Lifts a suspension. */
export const useRestoreMember = () => useDecision(restoreMember);
