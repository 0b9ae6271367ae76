import { useDecision } from "@/hooks/moderation/decide";
import type { Role } from "@/lib/session/roles";
import { answer, api } from "@/lib/supabase/api";

interface RoleChange {
  id: string;
  role: Role;
  isGranted: boolean;
}

async function setRole({ id, role, isGranted }: RoleChange) {
  await answer(
    api.rpc("set_role", {
      ...{ target: id, role, is_granted: isGranted },
    }),
  );
}

/** Grants or takes a role. Who takes the own one leaves the desk. */
export const useSetRole = () => useDecision(setRole);

async function suspendMember({ id, reason }: { id: string; reason: string }) {
  await answer(api.rpc("suspend_member", { target: id, reason }));
}

/** Lets a member read, but write nothing. */
export const useSuspendMember = () => useDecision(suspendMember);

async function restoreMember(id: string) {
  await answer(api.rpc("restore_member", { target: id }));
}

/** Lets a suspended member write again. */
export const useRestoreMember = () => useDecision(restoreMember);
