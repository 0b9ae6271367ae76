import { slugOf } from "../format/text.ts";
import { paths } from "../paths.ts";

/** The digits of the id that end the address, as `private.find_listing_by_address` reads them. */
const digits = 6;
const longestName = 40;

/**
 * The path of a listing for print, which redirects to it: "/d/oak-family-austin-5f0c4c". The name is for readers; only the digits
 * identify the listing, so that the address works after the practice was renamed.
 */
export function shortAddressOf({
  id,
  practice_name,
  address_city,
}: {
  id: string;
  practice_name: string;
  address_city: string;
}): string {
  const words = slugOf(`${practice_name} ${address_city}`);
  // Cut between words.
  const name =
    words.length > longestName ? words.slice(0, longestName + 1).replace(/-[^-]*$/, "") : words;
  return paths.shortAddress([name, id.slice(0, digits)].filter(Boolean).join("-"));
}
