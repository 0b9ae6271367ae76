import type { LoggedEvent } from "@/lib/supabase/event-codes";

const labels: Record<LoggedEvent, string> = {
  listing_verified: "Approve listing",
  listing_rejected: "Reject listing",
  listing_reopened: "Reopen listing",
  listing_taken_down: "Take listing down",
  listing_restored: "Restore listing",
  listing_merged: "Merge listings",
  listing_edited: "Edit listing",
  claim_approved: "Approve claim",
  claim_rejected: "Reject claim",
  ownership_revoked: "Revoke claim",
  listing_reassigned: "Reassign listing",
  claim_disputed: "Dispute claim",
  change_accepted: "Approve change",
  change_declined: "Reject change",
  correction_accepted: "Approve correction",
  correction_declined: "Reject correction",
  report_closed: "Close report",
  post_hidden: "Hide post",
  post_kept: "Keep post",
  post_removed: "Remove post",
  post_erased: "Erase post",
  story_featured: "Feature story",
  story_unfeatured: "Remove story from home page",
  comment_hidden: "Hide comment",
  comment_kept: "Keep comment",
  comment_removed: "Remove comment",
  comment_erased: "Erase comment",
  listings_imported: "Import listings",
  import_undone: "Undo import",
  doctor_role_added: "Add doctor role",
  doctor_role_removed: "Remove doctor role",
  admin_added: "Make admin",
  admin_removed: "Remove admin role",
  member_suspended: "Suspend member",
  member_restored: "Lift suspension",
  appeal_granted: "Approve appeal",
  appeal_declined: "Reject appeal",
  removal_approved: "Approve removal",
  removal_declined: "Reject removal",
  removal_excepted: "Allow listing despite removal",
  message_answered: "Answer message",
  message_marked_spam: "Mark message as spam",
  message_reopened: "Reopen message",
};

/** The events in the decision log with their labels, in the order of the filter. */
export const decisionLabels: ReadonlyMap<string, string> = new Map(Object.entries(labels));

/** The label of an event in the decision log, or its code if this version of the site doesn't know it. */
export const decisionLabel = (event: string): string => decisionLabels.get(event) ?? event;
