import { type Facts, parseFacts } from "@/lib/parse-facts";

const undecided = "An admin will decide whether it stays.";

const claimDisputed = "The person at this work email says that they didn't make this claim.";

/** The reasons that the database gives by itself, by their code. */
const sentences = {
  private_information_reported: () =>
    `A member reported that it shows private or health information. ${undecided}`,
  reported_by_several: () => `Several members reported it. ${undecided}`,
  edited_after_removal: ({ reason }: Facts) =>
    `An admin removed it, and it was edited since. ${undecided} Why it was removed: ${reason}`,
  approved_without_evidence: ({ note }) =>
    ["Approved without evidence.", note].filter(Boolean).join(" "),
  claim_disputed: () => claimDisputed,
  claim_disputed_to_admins: ({ claimant, was_approved }) =>
    [
      claimDisputed,
      claimant && `${claimant} made it.`,
      was_approved && "It was approved. Please check who owns the listing now.",
    ]
      .filter(Boolean)
      .join(" "),
  decision_reversed: () => "The decision was taken back.",
  decision_replaced: () => "A later decision took its place, which can be appealed.",
  listing_restored: () => "The listing is in the directory again.",
  member_suspended: () => "The member was suspended.",
  suspension_reversed: () => "The member's suspension ended after an appeal.",
  other_value_accepted: ({ value }) => `Another value was approved for this field: ${value}`,
} satisfies Record<string, (facts: Facts) => string>;

/** Returns the reason of a decision as a sentence: what an admin wrote, or the text of a code of the database. */
export function reasonText(reason: string): string {
  const facts = parseFacts(reason);
  const known = Object.entries(sentences).find(([code]) => code === facts.code);
  return known?.[1](facts) ?? reason;
}
