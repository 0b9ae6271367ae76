import type { FoundMember } from "@/hooks/moderation/members";

/** What an administrator can do with a member after being asked once more. */
export type MemberAct = "grant admin" | "revoke admin" | "suspend" | "restore";

interface ActWords {
  title: string;
  description: string;
  button: string;
  reason: "needed" | "none";
  isDangerous?: boolean;
  done: string;
}

/** What an act is called, and what it brings about. */
export function memberActWords(act: MemberAct, member: FoundMember, isOneself: boolean): ActWords {
  const name = member.full_name ?? "this member";
  const words: Record<MemberAct, ActWords> = {
    "grant admin": {
      title: `Make ${name} an administrator?`,
      description:
        "Administrators decide about every listing, read the email address of every account, suspend members, and make and unmake administrators.",
      button: "Make administrator",
      reason: "none",
      done: `${name} is an administrator now.`,
    },
    "revoke admin": {
      title: isOneself ? "Leave the desk?" : `Take the administrator role from ${name}?`,
      description: isOneself
        ? "You will no longer see this desk. Another administrator can make you one again."
        : `${name} will no longer see this desk. What they decided stays.`,
      button: "Revoke administrator role",
      reason: "none",
      isDangerous: true,
      done: `${name} is no administrator any more.`,
    },
    suspend: {
      title: `Suspend ${name}?`,
      description:
        "A suspended member can read everything and download their data, but can’t post, comment, or add or change anything. Their listings stay. They see the reason, and can appeal once.",
      button: "Suspend",
      reason: "needed",
      isDangerous: true,
      done: `${name} can read, but not write.`,
    },
    restore: {
      title: `Restore ${name}?`,
      description:
        "They can write again, what the suspension hid is visible again, and they get a notification.",
      button: "Restore",
      reason: "none",
      done: `${name} can write again.`,
    },
  };
  return words[act];
}
