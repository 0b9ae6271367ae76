import type { Enums } from "@/lib/supabase/database.types";

export type PracticeRole = Enums<"practice_role">;
/** A permission on a practice's listing; the database defines which role has it. */
export type PracticePermission = Enums<"practice_permission">;
/** A role that people can be invited to, which excludes the owner. */
export type StaffRole = Exclude<PracticeRole, "owner">;

/** The labels of the roles. */
export const roleNames: Record<PracticeRole, string> = {
  owner: "Owner",
  manager: "Manager",
  front_desk: "Front desk",
};

/** The roles in the invitation form, with their descriptions. */
export const staffRoles: readonly { role: StaffRole; description: string }[] = [
  {
    role: "front_desk",
    description: "Reads and answers requests, and sets whether you accept new patients",
  },
  {
    role: "manager",
    description: "The same, plus edits the listing and its prices and invites front desk staff",
  },
];

/** Whether these permissions allow assigning and removing a role. */
export const canAssignRole = (
  permissions: readonly PracticePermission[],
  role: PracticeRole,
): boolean => permissions.includes(role === "front_desk" ? "staff" : "ownership");

/** The invitation id in a sign-in page's `next` path, as invitation emails link to it; null for any other path. */
export function invitationIn(next: string | null): string | null {
  return /^\/dashboard\?invitation=([\da-f-]{36})$/i.exec(next ?? "")?.[1] ?? null;
}
