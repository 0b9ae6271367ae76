import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../lib/supabase/database.types.ts";
import { type PlacedListing, placedListing } from "./placed-listing.ts";
import { publicListingColumns } from "./public-listing.ts";

const pageSize = 1_000;

export interface Api {
  url: string;
  /** The publishable key. */
  key: string;
}

/** Connects to an API as a visitor. */
const connect = ({ url, key }: Api) =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js requires a WebSocket, which Node 20 lacks. None is opened here.
    realtime: { transport: class {} as never },
  });

interface Page<Row> {
  data: Row[] | null;
  error: { message: string } | null;
  status: number;
}

/** Reads all pages of rows that are ordered by id. `fetchPage` requests at most `limit` rows after an id. */
async function* readPages<Row extends { id: string }>(
  url: string,
  fetchPage: (last: string, limit: number) => PromiseLike<Page<Row>>,
): AsyncGenerator<Row> {
  let last: string | undefined = firstId;
  do {
    const { data, error, status } = await fetchPage(last, pageSize);
    if (error || !data) throw new Error(`${url} answered ${status}: ${error?.message}`);
    yield* data;
    // The server may return fewer rows than requested, so only an empty page is the end.
    last = data.at(-1)?.id;
  } while (last);
}

/** Comes before all ids. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** Reads the cities of all published listings from the API as a visitor, ordered by id. */
export async function* readListings(api: Api): AsyncGenerator<PlacedListing> {
  const supabase = connect(api);
  const rows = readPages(api.url, (last, limit) =>
    supabase
      .from("doctors")
      .select(
        "id,updated_at,practice_name,address_city,address_state,offices(address_city,address_state)",
      )
      .eq("verified", true)
      .gt("id", last)
      .order("id")
      .limit(limit),
  );
  for await (const row of rows) yield placedListing(row);
}

/** Reads the public facts of all published listings, ordered by id. */
export function readPublicListings(api: Api) {
  const supabase = connect(api);
  return readPages(api.url, (last, limit) =>
    supabase
      .from("doctors")
      .select(publicListingColumns)
      .eq("verified", true)
      .gt("id", last)
      .order("id")
      .limit(limit),
  );
}
