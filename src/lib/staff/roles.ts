import type { Enums } from "@/lib/supabase/database.types";

export type PracticeRole = Enums<"practice_role">;
/** What somebody may do with a practice's listing; the database says which role may what. */
export type PracticePermission = Enums<"practice_permission">;
/** A role that people are invited to: the owner is made otherwise. */
export type StaffRole = Exclude<PracticeRole, "owner">;

/** What the roles of a practice are called. */
export const roleNames: Record<PracticeRole, string> = {
  owner: "Owner",
  manager: "Manager",
  front_desk: "Front desk",
};

/** What each role is for, as who invites somebody reads it. */
export const staffRoles: readonly { role: StaffRole; does: string }[] = [
  {
    role: "front_desk",
    does: "Reads and answers requests, and sets whether you accept new patients",
  },
  {
    role: "manager",
    does: "The same, plus edits the listing and its prices and invites front desk staff",
  },
];

/** Whether somebody with these permissions gives and takes a role. */
export const canAssignRole = (
  permissions: readonly PracticePermission[],
  role: PracticeRole,
): boolean => permissions.includes(role === "front_desk" ? "staff" : "ownership");
