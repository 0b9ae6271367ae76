import type { Facts } from "./task.ts";
import { aboutPractice, personOf, practiceOf, sitePaths, type Wording } from "./wording-parts.ts";

/** The code sent to the work email of a claim. */
function workAddressCode(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `Your verification code for ${practice}`,
    headline: `Is this your work email at ${practice}?`,
    lines: [
      `${personOf(facts)} is claiming the DPC Nearby listing for ${practice} and entered this as their work email. If that's you, enter this code within 30 minutes:`,
      ...(facts.code ? [facts.code] : []),
      "Don't share this code. If you didn't request it, choose “This wasn't me” below, and we'll let our admins know.",
    ],
    action: { label: "Enter the code", path: sitePaths.dashboard },
  };
}

/** What an approved claim can add to its listing, by the listing's column. */
const addedDetails: Record<string, string> = {
  npi: "your NPI",
  phone: "your work phone as the practice's phone",
};

/** An approved claim, with everything about it that patients can see now. */
function claimApproved(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const added = facts.added?.flatMap((column) => addedDetails[column] ?? []) ?? [];
  const shown = ["that its practice manages it, and since when", ...added].join("; ");
  return {
    headline: `Your claim on ${practice} was approved`,
    lines: [
      "You can now edit the listing from your dashboard.",
      `Patients can now see on the listing: ${shown}. The rest of your claim stays private.`,
    ],
    action: { label: "Open your dashboard", path: sitePaths.dashboard },
  };
}

const decisionEmail = {
  claim_rejected: aboutPractice(
    (practice) => `Your claim on ${practice} was rejected`,
    "Your dashboard shows what you can do.",
    "dashboard",
  ),
  claim_expiring: aboutPractice(
    (practice) => `Your claim on ${practice} will expire within a week`,
    "It has no evidence yet. On the listing page, add your role and work contact, and an admin will review it.",
    "listing",
  ),
  ownership_revoked: aboutPractice(
    (practice) => `You no longer own the listing for ${practice}`,
    "An admin ended your ownership.",
    "notifications",
  ),
};

const reassigned = {
  ownership_assigned: aboutPractice(
    (practice) => `An admin made you the owner of ${practice}`,
    "You can edit the listing from your dashboard, and requests to the practice now reach you.",
    "dashboard",
  ),
  listing_reassigned: aboutPractice(
    (practice) => `An admin made someone else the owner of ${practice}`,
    "If you think this is a mistake, contact us.",
    "notifications",
  ),
};

export const claimWords = {
  work_email_code: workAddressCode,
  claim_approved: claimApproved,
  ...decisionEmail,
  ...reassigned,
};
