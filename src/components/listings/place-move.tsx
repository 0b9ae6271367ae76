import { usePlaceMistake } from "@/hooks/listings/zip-codes";
import { t } from "@/lib/messages";

interface Listing {
  address_city: string;
  address_state: string;
}

/** Describes where a corrected ZIP moves a listing; null if its city and state still match. */
export function usePlaceMove({ address_city: city, address_state: state }: Listing, zip: string) {
  const mistake = usePlaceMistake({ city, state, zip }, true);
  if (!mistake) return null;
  const { message, right } = mistake;
  if (!right) return `${message}.`;
  const place = `${right.city}, ${right.state}`;
  return t`This moves the listing to ${place}.`;
}

/** Shows the move to the person who decides about the correction. */
export function PlaceMove({ listing, zip }: { listing: Listing; zip: string }) {
  const move = usePlaceMove(listing, zip);
  return move && <p className="mt-3">{move}</p>;
}
