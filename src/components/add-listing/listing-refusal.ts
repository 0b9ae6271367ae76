import { matchReasons } from "@/components/add-listing/match-reasons";
import { AppError } from "@/lib/errors";
import { type PlaceMistake, placeMessage } from "@/lib/places/place-mistake";

/** A reason why the database rejects a new listing, where the form can help. */
export type ListingProblem =
  | { kind: "place"; mistake: PlaceMistake }
  /** Already listed. The id is null when another member's listing is pending review. */
  | { kind: "listed"; message: string; id: string | null; isPublic: boolean };

/** The database's error code for a duplicate. */
const duplicateHints = ["duplicate_listing", "duplicate_own_listing", "duplicate_pending_listing"];

/** Reads the problem from an error; null for every other error. */
export function readListingProblem(error: unknown): ListingProblem | null {
  if (!(error instanceof AppError) || error.hint === null) return null;
  const { hint, detail } = error;
  if (hint === "place_mismatch") {
    const { zip, city, state } = detail;
    const isKnown = typeof city === "string" && typeof state === "string";
    const right = isKnown ? { city, state } : null;
    return { kind: "place", mistake: { message: placeMessage(zip, city, state), right } };
  }
  if (!duplicateHints.includes(hint)) return null;
  const id = typeof detail.listing === "string" ? detail.listing : null;
  const matched: unknown[] = Array.isArray(detail.matched) ? detail.matched : [];
  const message = `${error.message} It has ${matchReasons(matched.map(String))}.`;
  return { kind: "listed", message, id, isPublic: hint === "duplicate_listing" };
}
