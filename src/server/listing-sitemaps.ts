import { sitemap, sitemapIndex, translatedEntries } from "@/build/hosting/sitemap";
import { placePath } from "@/lib/directory/places";
import { slugOf } from "@/lib/format/text";
import { usStates } from "@/lib/format/us-states";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The sitemap index, or the sitemap of a state, such as /sitemap-listings-tx.xml. */
const address = /^\/sitemap-listings(?:-([a-z]{2}))?\.xml$/;

/**
 * Returns the index of the listings' sitemaps, or the sitemap of a state's listings and of the
 * places where these have offices. Returns null for all other addresses.
 */
export async function listingSitemap({ origin, pathname }: URL): Promise<string | null> {
  const match = address.exec(pathname);
  if (!match) return null;
  const siteUrl = site.url ?? origin;
  const state = match[1]?.toUpperCase();
  if (state === undefined) {
    return sitemapIndex(
      usStates.map(([code]) => `${siteUrl}/sitemap-listings-${code.toLowerCase()}.xml`),
    );
  }
  const changes = new Map<string, string>();
  for (const { id, updated_at, address_city, offices } of await readListings(state)) {
    const cities = [{ address_city, address_state: state }, ...offices].flatMap((office) =>
      // The main office has no address of its own.
      office.address_city !== null && office.address_state !== null
        ? [placePath({ state: office.address_state, city: slugOf(office.address_city) })]
        : [],
    );
    for (const path of [placePath({ state }), ...cities, paths.listing(id)]) {
      // A place's last change is that of its most recently updated listing.
      if (updated_at > (changes.get(path) ?? "")) changes.set(path, updated_at);
    }
  }
  return sitemap(
    [...changes].flatMap(([path, lastmod]) => translatedEntries(siteUrl, path, lastmod)),
  );
}

const columns = "id,updated_at,address_city,offices(address_city,address_state)";

/** Reads a state's published listings as a visitor. */
async function readListings(state: string) {
  const readPage = (last: string) =>
    unwrap(
      supabase
        .from("doctors")
        .select(columns)
        .eq("verified", true)
        .eq("address_state", state)
        .gt("id", last)
        .order("id")
        .limit(1_000),
    );
  const listings = [];
  let last: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (last) {
    const rows = await readPage(last);
    listings.push(...rows);
    // The API may return fewer rows than requested, so only an empty page is the end.
    last = rows.at(-1)?.id;
  }
  return listings;
}
