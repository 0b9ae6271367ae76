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
      ...{ target: id, role, is_granted: isGranted },
    }),
  );
}

/** Grants or takes a role. Who takes the own one leaves the desk. */
export const useSetRole = () => useDecision(setRole);

interface Suspension {
  id: string;
  reason: string;
  /** Null: until an admin restores the member. */
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

/** Lets a member read but not write, for some days or until an admin restores them, and can hide what they wrote. */
export const useSuspendMember = () => useDecision(suspendMember);

async function restoreMember(id: string) {
  await unwrap(supabase.rpc("restore_member", { target: id }));
}

/** Lets a suspended member write again. */
export const useRestoreMember = () => useDecision(restoreMember);
