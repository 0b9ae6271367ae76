import path from "node:path";
import type { ListingDetail } from "../../hooks/listings/detail.ts";
import { paths } from "../../lib/paths.ts";
import { type Place, placePath } from "../../lib/places/places.ts";
import { listingQuestion } from "../inline/listing-question.ts";
import { markOf } from "../inline/source.ts";
import { loadRenderer, type Renderer } from "../prerender/renderer.ts";
import { pageWriter } from "./deployed-pages.ts";
import { withSources } from "./with-sources.ts";

export interface Site {
  /** The API that tells the listings, and the key that any visitor has. */
  api: { url: string; key: string };
  /** The built site. */
  dist: string;
}

/**
 * A written page stays as it is until the next run, and a practice may take its street away before: no street is written. The
 * page asks the API for it, as it does whenever what it was written from has changed.
 */
const withoutStreets = (listing: ListingDetail): ListingDetail => ({
  ...listing,
  address_street: null,
  offices: listing.offices.map((office) => ({ ...office, address_street: null })),
});

interface Publisher {
  renderer: Renderer;
  /** The page of a listing, as it was read. */
  listing: (listing: ListingDetail) => Promise<void>;
  /** The directory, or the page of a state or city, with what the API says now. */
  directory: (place?: Place) => Promise<void>;
}

const root = path.resolve(import.meta.dirname, "../../..");

/** What writes pages with their data into a built site, one by one. The last build must be that site's. */
export async function openPublisher({ api, dist }: Site): Promise<Publisher> {
  process.env.API_ORIGIN = api.url;
  const renderer = await loadRenderer(root);
  const writer = pageWriter({ root, dist });
  const writeListing = writer("listing");
  const writeDirectory = writer("directory");
  const writePlace = writer("place");
  return {
    renderer,
    listing: async (read) => {
      const listing = withoutStreets(read);
      const source = {
        path: listingQuestion(listing.id),
        body: null,
        mark: await markOf([listing]),
      };
      const page = await renderer.renderListing(listing);
      await writeListing(paths.listing(listing.id), page, [source]);
    },
    directory: async (place) => {
      const [page, sources] = await withSources(api.url, () => renderer.renderDirectory(place));
      if (place) await writePlace(placePath(place), page, sources);
      else await writeDirectory(paths.directory(), page, sources);
    },
  };
}
