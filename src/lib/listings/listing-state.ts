import type { Enums } from "@/lib/supabase/database.types";

/** Where a listing stands: all that is asked to find out. */
export interface Standing {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
}

export interface People {
  user_id: string | null;
  submitted_by: string | null;
  claimed_by: string | null;
}

/** What a person has to do with a listing; the strongest tie counts. */
export type Tie = "owner" | "claimant" | "submitter";

/** How a person is tied to a listing of theirs. */
export function tieTo(listing: People, userId: string): Tie {
  if (listing.user_id === userId) return "owner";
  return listing.claimed_by === userId ? "claimant" : "submitter";
}

/** Whether a listing is a person's to keep: they own it, set it up, or added one that nobody has. */
export const isOwnListing = (
  listing: Pick<People, "user_id" | "submitted_by">,
  userId: string | null,
): boolean =>
  userId !== null &&
  (listing.user_id === userId || (listing.user_id === null && listing.submitted_by === userId));

/** Whether anybody finds the listing. */
export const isPublic = ({ status }: Pick<Standing, "status">): boolean => status === "published";

/** Whether the practice answers here: patients can ask it. */
export const isAnswered = ({ status, ownership }: Standing): boolean =>
  status === "published" && ownership === "owned";

/** Whether somebody may claim a listing: nobody owns it, and nobody is about to. */
export const isClaimable = ({ status, ownership }: Standing): boolean =>
  status === "published" && ownership === "none";

/** Whether somebody has a public listing in hand, or is about to: others can only say that it is theirs. */
export const isTaken = ({ status, ownership }: Standing): boolean =>
  status === "published" && ownership !== "none";

export interface StateInWords {
  label: string;
  tone: "neutral" | "positive" | "attention" | "danger";
}

/** Who has a public listing in hand, in the words of its badge. */
export const ownershipBadges: Record<Enums<"listing_ownership">, StateInWords> = {
  owned: { label: "Verified", tone: "positive" },
  claimed: { label: "Claim Pending", tone: "attention" },
  none: { label: "Unclaimed", tone: "neutral" },
};
