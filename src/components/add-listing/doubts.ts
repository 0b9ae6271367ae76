import { useState } from "react";
import { type ListingProblem, readListingProblem } from "@/components/add-listing/listing-refusal";
import type { BasicListing } from "@/components/listing-form/listing-schema";
import { useFindSimilar } from "@/hooks/listings/similar";
import { useFindMistake, useKeepMistake } from "@/hooks/listings/zip-codes";
import { mistakenField, type PlaceMistake, type TypedPlace } from "@/lib/places/place-mistake";

/** Why a listing wasn't sent or saved. `attempt` differs each time, so that a repeated problem takes the focus again. */
export type SubmitProblem = { attempt: number } & (
  | { kind: "similar" }
  | Extract<ListingProblem, { kind: "listed" }>
);

interface CheckOptions {
  /** False for a saved practice, which would match itself. */ isNew: boolean /** The person has seen the similar practices and confirmed that this is a different one. */;
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
  const findMistake = useFindMistake();
  const findSimilar = useFindSimilar();
  const keepMistake = useKeepMistake();
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
    const mistake = await findMistake(placeOf(listing));
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
    keepMistake(placeOf(listing), found.mistake);
    showMistake(found.mistake, placeOf(listing));
  }

  return { problem, checkBeforeSubmit, handleSaveError };
}
