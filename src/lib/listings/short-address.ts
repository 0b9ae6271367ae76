import { slugOf } from "../format/text.ts";
import { paths } from "../paths.ts";

/** The digits of the id that end the address, as `private.find_listing_by_address` reads them. */
const digits = 6;
const longestPart = 24;

/** The slug of a name, cut between words. */
const shortSlug = (name: string): string => {
  const slug = slugOf(name);
  return slug.length > longestPart ? slug.slice(0, longestPart + 1).replace(/-[^-]*$/, "") : slug;
};

/**
 * The path of a listing for print, which redirects to it: "/d/oak-family-austin-5f0c4c". The names
 * are for readers; only the digits identify the listing, so that the address works after the
 * practice was renamed.
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
  const parts = [shortSlug(practice_name), shortSlug(address_city), id.slice(0, digits)];
  return paths.shortAddress(parts.filter(Boolean).join("-"));
}
