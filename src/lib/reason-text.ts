import { t } from "@/lib/messages";
import { type Facts, parseFacts } from "@/lib/parse-facts";

const claimDisputed = t`The person at this work email says that they didn't make this claim.`;

const madeBy = (claimant: string) => t`${claimant} made it.`;

/** The reasons that the database gives by itself, by their code. */
const sentences = {
  private_information_reported: () =>
    t`A member reported that it shows private or health information.`,
  reported_by_several: () => t`Several members reported it.`,
  edited_after_removal: ({ reason }: Facts) => {
    const why = String(reason);
    return t`An admin removed it, and it was edited since. Why it was removed: ${why}`;
  },
  claim_disputed: () => claimDisputed,
  claim_disputed_to_admins: ({ claimant, was_approved }) =>
    [
      claimDisputed,
      claimant && madeBy(String(claimant)),
      was_approved && t`It was approved. Please check who owns the listing now.`,
    ]
      .filter(Boolean)
      .join(" "),
  decision_reversed: () => t`The decision was taken back.`,
  decision_replaced: () => t`A later decision took its place, which can be appealed.`,
  listing_unlisted: () => t`The listing is no longer in the directory.`,
  listing_restored: () => t`The listing is in the directory again.`,
  member_suspended: () => t`The member was suspended.`,
  suspension_reversed: () => t`The member's suspension ended after an appeal.`,
  other_value_accepted: (facts) => {
    const value = String(facts.value);
    return t`Another value was approved for this field: ${value}`;
  },
} satisfies Record<string, (facts: Facts) => string>;

/** Returns the reason of a decision as a sentence: what an admin wrote, or the text of a code of the database. */
export function reasonText(reason: string): string {
  const facts = parseFacts(reason);
  const known = Object.entries(sentences).find(([code]) => code === facts.code);
  return known?.[1](facts) ?? reason;
}
