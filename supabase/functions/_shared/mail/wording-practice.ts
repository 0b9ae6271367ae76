import type { Facts } from "./task.ts";
import { listingChanged } from "./wording-changes.ts";
import { aboutPractice, personOf, practiceOf, sitePaths, type Wording } from "./wording-parts.ts";

const listings = {
  listing_submitted: aboutPractice(
    (practice) => `We received your listing for ${practice}`,
    "An admin will review it before it appears in the directory. We'll email you the decision. If it's your own practice, enter your evidence on your dashboard: without it, we can't verify you as its owner.",
    "dashboard",
  ),
  listing_verified: aboutPractice(
    (practice) => `${practice} is now in the directory`,
    // Approved owners get `claim_approved` instead.
    "An admin approved your listing, and patients can now find it. If it's your own practice, your dashboard shows whether we could verify you as its owner.",
    "listing",
  ),
  listing_rejected: aboutPractice(
    (practice) => `Your listing for ${practice} was rejected`,
    "Your dashboard shows what you can do.",
    "dashboard",
  ),
  listing_taken_down: aboutPractice(
    (practice) => `The listing for ${practice} was taken down`,
    "Your dashboard shows what you can do.",
    "dashboard",
  ),
  listing_restored: aboutPractice(
    (practice) => `Your listing for ${practice} was published again`,
    "Patients can find it in the directory.",
    "listing",
  ),
  listing_merged: aboutPractice(
    (practice) => `Your listing for ${practice} was merged`,
    "There was another listing for the same practice. Your listing's page now leads to it.",
    "listing",
  ),
  change_declined: aboutPractice(
    (practice) => `The change to ${practice} was rejected`,
    "What is published stays as it is.",
    "setup",
  ),
};

const invitedBy = (facts: Facts): string =>
  `${personOf(facts)} invited you to join as ${facts.role === "manager" ? "a manager" : "front desk staff"}.`;

const staff = {
  staff_invited: (facts: Facts) =>
    aboutPractice(
      (practice) => `You're invited to help manage ${practice}`,
      `${invitedBy(facts)} Accept or decline on your dashboard within 14 days.`,
      "dashboard",
    )(facts),
  ownership_offered: (facts: Facts) =>
    aboutPractice(
      (practice) => `You're invited to become the owner of ${practice}`,
      `${personOf(facts)} offers you the ownership. Accept or decline on your dashboard within 14 days.`,
      "dashboard",
    )(facts),
  ownership_received: aboutPractice(
    (practice) => `You're now the owner of ${practice}`,
    "The owner left and made you the owner. You're responsible for the listing and decide who has access.",
    "dashboard",
  ),
  ownership_transferred: (facts: Facts) =>
    aboutPractice(
      (practice) => `${practice} has a new owner`,
      `${personOf(facts)} now owns the listing.`,
      "dashboard",
    )(facts),
  staff_removed: aboutPractice(
    (practice) => `You no longer have access to ${practice}`,
    "You can no longer see its requests or edit its listing.",
    "dashboard",
  ),
};

/** The invitation for an address without an account. */
function invitation(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `You're invited to help manage ${practice} on DPC Nearby`,
    headline: `You're invited to help manage ${practice}`,
    lines: [
      `${invitedBy(facts)} DPC Nearby is a directory of Direct Primary Care practices, where practices manage their listings and answer patient requests.`,
      "To respond, sign up with this email and confirm it within 14 days. If you don't know the practice, ignore this email.",
    ],
    action: { label: "View invitation", path: sitePaths.invitation(facts) },
  };
}

export const practiceWords = {
  ...listings,
  ...staff,
  invitation,
  listing_changed: listingChanged,
};
