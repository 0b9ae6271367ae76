import { useState } from "react";
import { type ListingRefusal, readRefusal } from "@/components/add-listing/listing-refusal";
import type { BasicListing } from "@/components/listing-form/listing-schema";
import { useFindSimilar } from "@/hooks/listings/similar";
import { useFindMistake, useKeepMistake } from "@/hooks/listings/zip-codes";
import { mistakenField, type PlaceMistake, type TypedPlace } from "@/lib/places/place-mistake";

/** Why a listing is not sent, or not taken. The number tells one try from the next. */
export type Doubt = { tries: number } & (
  | { kind: "look-alikes" }
  | Extract<ListingRefusal, { kind: "listed" }>
);

interface Question {
  /** A practice that is saved already is like itself. */
  isNew: boolean;
  /** The person has seen the look-alikes and says that it is none of them. */
  isInsisted: boolean;
}

const placeOf = (listing: BasicListing): TypedPlace => ({
  city: listing.address_city,
  state: listing.address_state,
  zip: listing.address_zip,
});

type FocusField = (field: ReturnType<typeof mistakenField>) => void;

/** What speaks against sending a listing: its place, look-alikes, and in the end the database. */
export function useDoubts(focusField: FocusField) {
  const findMistake = useFindMistake();
  const findSimilar = useFindSimilar();
  const keepMistake = useKeepMistake();
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [tries, setTries] = useState(1);

  function raise(reason: { kind: "look-alikes" } | Extract<ListingRefusal, { kind: "listed" }>) {
    setDoubt({ ...reason, tries });
    setTries(tries + 1);
  }

  /** The fields themselves show a mistake, as soon as somebody knows of it. */
  const showMistake = (mistake: PlaceMistake, place: TypedPlace) =>
    focusField(mistakenField(mistake, place));

  /** Whether a listing may be sent; what speaks against it is shown. */
  async function mayBeSent(listing: BasicListing, { isNew, isInsisted }: Question) {
    const { practice_name: name, address_zip: zip } = listing;
    // Before all else, as the fields show it the moment it is known: who mends it at once can send again at once.
    const mistake = await findMistake(placeOf(listing));
    if (mistake) {
      setDoubt(null);
      showMistake(mistake, placeOf(listing));
      return false;
    }
    const similar = isNew && !isInsisted ? await findSimilar(name, zip) : [];
    setDoubt(null);
    if (similar.length > 0) raise({ kind: "look-alikes" });
    return similar.length === 0;
  }

  /** Shows where it can be mended why the database has taken no listing like this. */
  function takeRefusal(error: unknown, listing: BasicListing) {
    const refusal = readRefusal(error);
    if (refusal?.kind === "listed") raise(refusal);
    if (refusal?.kind !== "place") return;
    keepMistake(placeOf(listing), refusal.mistake);
    showMistake(refusal.mistake, placeOf(listing));
  }

  return { doubt, mayBeSent, takeRefusal };
}
