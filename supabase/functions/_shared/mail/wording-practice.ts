import type { Facts } from "./task.ts";
import { personOf, places, practiceOf, type Wording, wordsAbout } from "./words.ts";

const listings = wordsAbout((practice) => `The listing of ${practice}`, {
  "listing verified": [
    (practice) => `${practice} is in the directory now`,
    "An administrator has checked the listing, and everybody can find it.",
    "listing",
  ],
  "listing rejected": [
    (practice) => `The listing of ${practice} was refused`,
    "You can change the listing and send it again, or appeal the decision, on your dashboard.",
    "dashboard",
  ],
  "listing opened": [
    (practice) => `The listing of ${practice} is looked at again`,
    "It waits for a check. We tell you when it is decided.",
    "dashboard",
  ],
  "listing taken down": [
    (practice) => `The listing of ${practice} was taken down`,
    "You can appeal the decision on your dashboard.",
    "dashboard",
  ],
  "listing put back": [
    (practice) => `The listing of ${practice} is public again`,
    "Everybody can find it in the directory.",
    "listing",
  ],
  "listing merged": [
    (practice) => `The listing of ${practice} was merged`,
    "There was another one of the same practice. Its page shows what was kept.",
    "listing",
  ],
  "story posted": [
    (practice) => `There is a new post about ${practice}`,
    "You can open it from your notifications. If you reply, don't confirm that anybody is a patient.",
    "notifications",
  ],
  "change accepted": [
    (practice) => `Your change of ${practice} is public now`,
    "An administrator has checked it.",
    "listing",
  ],
  "change declined": [
    (practice) => `Your change of ${practice} was declined`,
    "The listing stays as it was.",
    "notifications",
  ],
});

const staff = wordsAbout((practice) => `Working for ${practice}`, {
  "staff invited": [
    (practice) => `You are invited to work for ${practice} on DPC Nearby`,
    "Accept or decline on your dashboard. The invitation ends after 14 days.",
    "dashboard",
  ],
  "staff offered": [
    (practice) => `You are asked to become the owner of ${practice}`,
    "Accept or decline on your dashboard. The offer ends after 14 days.",
    "dashboard",
  ],
  "staff accepted": [
    (practice) => `An invitation to work for ${practice} was accepted`,
    "You see who works there where you edit the practice.",
    "dashboard",
  ],
  "staff declined": [
    (practice) => `An invitation to work for ${practice} was declined`,
    "You can invite somebody else.",
    "dashboard",
  ],
  "staff handed over": [
    (practice) => `${practice} has another owner`,
    "The practice was handed over to one of its managers, as agreed.",
    "dashboard",
  ],
  "staff removed": [
    (practice) => `You no longer work for ${practice} on DPC Nearby`,
    "Requests to the practice and its listing are no longer open to you.",
    "dashboard",
  ],
});

/** To an address that has no account. What its reader is asked to be, and how to answer. */
function invitation(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const role = facts.role === "manager" ? "one of its managers" : "its front desk";
  return {
    subject: `An invitation of ${practice}`,
    headline: `You are invited to work for ${practice} on DPC Nearby`,
    lines: [
      `${personOf(facts)} invites you to be ${role} there. DPC Nearby is a directory of Direct Primary Care practices; the practice keeps its listing on it, and answers what patients ask.`,
      "To accept or decline, sign up with this address and confirm it. The invitation ends after 14 days. If you do not know the practice, you need do nothing.",
    ],
    action: { label: "Answer the invitation", path: places.invitation(facts) },
  };
}

export const practiceWords = { ...listings, ...staff, invitation };
