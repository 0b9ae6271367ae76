import type { MemberRecord } from "@/hooks/moderation/members";

/** Actions on a member that need a confirmation. */
export type MemberAction = "grant admin" | "revoke admin" | "suspend" | "restore";

interface ActionCopy {
  title: string;
  description: string;
  button: string;
  reason: "required" | "none";
  isDangerous?: boolean;
  done: string;
}

/** Dialog copy of an action on a member. */
export function memberActionCopy(
  action: MemberAction,
  member: MemberRecord,
  isSelf: boolean,
): ActionCopy {
  const name = member.full_name ?? "this member";
  const copy: Record<MemberAction, ActionCopy> = {
    "grant admin": {
      title: `Make ${name} an admin?`,
      description:
        "Admins review every listing, see the email of every account, suspend members, and add or remove other admins.",
      button: "Make admin",
      reason: "none",
      done: `${name} is now an admin.`,
    },
    "revoke admin": {
      title: isSelf ? "Remove your own admin role?" : `Remove the admin role of ${name}?`,
      description: isSelf
        ? "You’ll lose access to the admin pages. Another admin can add you again."
        : `${name} will lose access to the admin pages. Their past decisions stay in effect.`,
      button: "Remove admin role",
      reason: "none",
      isDangerous: true,
      done: `${name} is no longer an admin.`,
    },
    suspend: {
      title: `Suspend ${name}?`,
      description:
        "A suspended member can read and download their data but can’t post, comment, or change anything. Their listings stay. They see the reason and can appeal once.",
      button: "Suspend",
      reason: "required",
      isDangerous: true,
      done: `${name} is suspended.`,
    },
    restore: {
      title: `Lift the suspension of ${name}?`,
      description:
        "They can post and edit again, any hidden content becomes visible, and they’re notified.",
      button: "Lift suspension",
      reason: "none",
      done: `${name} is no longer suspended.`,
    },
  };
  return copy[action];
}
