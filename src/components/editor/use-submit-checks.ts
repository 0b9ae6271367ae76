import { useState } from "react";
import type { BasicListing } from "@/components/editor/listing-schema";
import { matchReasons } from "@/components/editor/match-reasons";
import { useFindSimilar } from "@/hooks/editor/similar-listings";
import { useCachePlaceMistake, useFindPlaceMistake } from "@/hooks/listings/zip-codes";
import { AppError } from "@/lib/errors";
import {
  mistakenField,
  type PlaceMistake,
  placeMessage,
  type TypedPlace,
} from "@/lib/listings/place-mistake";

/** A reason why the database rejects a new listing, where the form can help. */
type ListingProblem =
  | { kind: "place"; mistake: PlaceMistake }
  /** Already listed. The id is null when another member's listing is pending review. */
  | { kind: "listed"; message: string; id: string | null; isPublic: boolean };

/** The database's error code for a duplicate. */
const duplicateHints = ["duplicate_listing", "duplicate_own_listing", "duplicate_pending_listing"];

/** Reads the problem from an error; null for every other error. */
function readListingProblem(error: unknown): ListingProblem | null {
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

/**
 * Why a listing wasn't sent or saved. `attempt` differs each time, so that a repeated problem takes
 * the focus again.
 */
export type SubmitProblem = { attempt: number } & (
  | { kind: "similar" }
  | Extract<ListingProblem, { kind: "listed" }>
);

interface CheckOptions {
  /** False for a saved practice, which would match itself. */
  isNew: boolean;
  /** The person has seen the similar practices and confirmed that this is a different one. */
  isConfirmedDifferent: boolean;
}

const placeOf = (listing: BasicListing): TypedPlace => ({
  city: listing.address_city,
  state: listing.address_state,
  zip: listing.address_zip,
});

type FocusField = (field: ReturnType<typeof mistakenField>) => void;

/** Checks a listing's place and similar practices before it is sent, and handles the errors of saving it. */
export function useSubmitChecks(focusField: FocusField) {
  const findPlaceMistake = useFindPlaceMistake();
  const findSimilar = useFindSimilar();
  const cachePlaceMistake = useCachePlaceMistake();
  const [problem, setProblem] = useState<SubmitProblem | null>(null);
  const [attempt, setAttempt] = useState(1);

  function showProblem(reason: { kind: "similar" } | Extract<ListingProblem, { kind: "listed" }>) {
    setProblem({ ...reason, attempt });
    setAttempt(attempt + 1);
  }

  /** The field shows the message itself; this only moves the focus to it. */
  const showMistake = (mistake: PlaceMistake, place: TypedPlace) =>
    focusField(mistakenField(mistake, place));

  /** Returns whether the listing can be sent, and shows the problem if it can't. */
  async function checkBeforeSubmit(
    listing: BasicListing,
    { isNew, isConfirmedDifferent }: CheckOptions,
  ) {
    const { practice_name: name, address_zip: zip } = listing;
    // First, because the fields already show this mistake as soon as it is known.
    const mistake = await findPlaceMistake(placeOf(listing));
    if (mistake) {
      setProblem(null);
      showMistake(mistake, placeOf(listing));
      return false;
    }
    const similar = isNew && !isConfirmedDifferent ? await findSimilar(name, zip) : [];
    setProblem(null);
    if (similar.length > 0) showProblem({ kind: "similar" });
    return similar.length === 0;
  }

  /** Shows why saving failed, next to what can be fixed. */
  function handleSaveError(error: unknown, listing: BasicListing) {
    const found = readListingProblem(error);
    if (found?.kind === "listed") showProblem(found);
    if (found?.kind !== "place") return;
    cachePlaceMistake(placeOf(listing), found.mistake);
    showMistake(found.mistake, placeOf(listing));
  }

  return { problem, checkBeforeSubmit, handleSaveError };
}
