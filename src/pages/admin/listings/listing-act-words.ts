import type { AdminListing } from "@/hooks/listings/any";
import type { ListingAction } from "@/lib/listings/listing-acts";

export type StatusAction = Exclude<ListingAction, "reassign" | "merge">;

interface ActionCopy {
  title: string;
  description: string;
  button: string;
  reason: "required" | "optional" | "none";
  isDangerous?: boolean;
  done: string;
}

const takedownEffect =
  "The listing leaves the directory right away, and open patient requests are closed. Its owner and the person who added it see the reason.";

/** Dialog copy of an action that changes a listing's status or owner. */
export function listingActionCopy(action: StatusAction, listing: AdminListing): ActionCopy {
  const name = listing.practice_name;
  const copy: Record<StatusAction, ActionCopy> = {
    verify: {
      title: `Approve ${name}?`,
      description: listing.user_id
        ? "The listing appears in the directory, and the person who set it up becomes its owner."
        : "The listing appears in the directory.",
      button: "Approve",
      reason: "none",
      done: "The listing is now in the directory.",
    },
    reject: {
      title: `Reject ${name}?`,
      description:
        "The listing won’t appear in the directory. Its owner or submitter sees the reason and can resubmit it. After three rejections, only an admin can reopen it.",
      button: "Reject",
      reason: "required",
      done: "The listing won’t appear in the directory.",
    },
    reopen: {
      title: `Reopen ${name}?`,
      description: "The listing goes back to review, and its rejection count is reset.",
      button: "Reopen",
      reason: "optional",
      done: "The listing is pending review again.",
    },
    "take down": {
      title: `Take down ${name}?`,
      description: takedownEffect,
      button: "Take down",
      reason: "required",
      isDangerous: true,
      done: "The listing is no longer in the directory.",
    },
    restore: {
      title: `Restore ${name}?`,
      description: listing.status_reason
        ? "The listing appears in the directory again, and its owner or submitter is notified."
        : "Its owner or submitter withdrew this listing. It appears in the directory again, and they are notified.",
      button: "Restore",
      reason: "optional",
      done: "The listing is in the directory again.",
    },
    revoke: {
      title: `Remove the owner of ${name}?`,
      description: `${listing.owner?.full_name ?? "The owner"} will no longer be able to edit the listing or see patient requests. The listing stays unchanged, and anyone can claim it.`,
      button: "Remove owner",
      reason: "required",
      isDangerous: true,
      done: "The listing no longer has an owner.",
    },
  };
  return copy[action];
}
