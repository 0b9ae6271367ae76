import { t } from "@/lib/messages";

export type Role = "patient" | "doctor" | "admin";

interface RoleRow {
  role: Role;
}

const labels: Record<Role, string> = {
  patient: t`Member`,
  doctor: t`Doctor`,
  admin: t`Admin`,
};

/** The label of a role. */
export const roleLabel = (role: Role): string => labels[role];

/** The primary role: the first one the server returns. */
export const primaryRole = (roles: readonly RoleRow[]): Role => roles[0]?.role ?? "patient";

/** The role of a new account. */
export type SignUpRole = "patient" | "doctor";

/** The role in the query of a sign-up link (`paths.signUp`); null without one. */
export function signUpRoleIn(params: URLSearchParams): SignUpRole | null {
  const role = params.get("as");
  return role === "patient" || role === "doctor" ? role : null;
}
