import type { Facts } from "./task.ts";
import { personOf, places, practiceOf, type Wording, wordsAbout } from "./words.ts";

/** To the work address of a claim, whoever reads mail there. */
function workAddressCode(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `Your code for ${practice}`,
    headline: `Is this your work address at ${practice}?`,
    lines: [
      `${personOf(facts)} says that the listing of ${practice} on DPC Nearby is theirs, and gave this as their work address. If that is you, enter this code where you asked for it, within 30 minutes:`,
      ...(facts.code ? [facts.code] : []),
      "Give it to nobody. If it was not you who asked, choose “This was not me” below: that ends the claim, and our administrators are told.",
    ],
    action: { label: "Enter the code", path: places.listing(facts) },
  };
}

const decided = wordsAbout((practice) => `Your claim on ${practice}`, {
  "claim approved": [
    (practice) => `${practice} is yours`,
    "Your claim was approved. You can edit the listing from your dashboard.",
    "dashboard",
  ],
  "claim rejected": [
    (practice) => `Your claim on ${practice} was rejected`,
    "The page of the practice shows how to claim it again.",
    "listing",
  ],
  "claim lapsing": [
    (practice) => `Your claim on ${practice} lapses within a week`,
    "It has no evidence yet. Say on the page of the practice who you are there and how to reach you at work, and an administrator will look at it.",
    "listing",
  ],
  "claim lapsed": [
    (practice) => `Your claim on ${practice} has lapsed`,
    "There was no evidence for 30 days. You can claim the practice again.",
    "listing",
  ],
  "claim revoked": [
    (practice) => `The listing of ${practice} is no longer yours`,
    "An admin ended your ownership.",
    "notifications",
  ],
});

const reassigned = wordsAbout((practice) => `The listing of ${practice}`, {
  "claim assigned": [
    (practice) => `An admin made you the owner of ${practice}`,
    "You can edit the listing from your dashboard, and requests to the practice now reach you.",
    "dashboard",
  ],
  "claim reassigned": [
    (practice) => `An admin made somebody else the owner of ${practice}`,
    "If you think this is wrong, write to us from the contact page.",
    "notifications",
  ],
});

const disowned = wordsAbout((practice) => `A claim on ${practice}`, {
  "claim disowned": [
    (practice) => `A work address disowns a claim on ${practice}`,
    "Whoever reads mail there says that it was not them. Who had made the claim is among your notifications.",
    "notifications",
  ],
});

export const claimWords = {
  "work address code": workAddressCode,
  ...decided,
  ...reassigned,
  ...disowned,
};
