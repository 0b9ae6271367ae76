export type Role = "patient" | "doctor" | "admin";

interface RoleRow {
  role: Role;
}

const labels: Record<Role, string> = {
  patient: "Member",
  doctor: "Doctor",
  admin: "Admin",
};

/** What a role is called on the screen. */
export const roleLabel = (role: Role): string => labels[role];

/** The role that a person is addressed by: the first one the server names. */
export const primaryRole = (roles: readonly RoleRow[]): Role => roles[0]?.role ?? "patient";
