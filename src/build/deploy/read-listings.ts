import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../lib/supabase/database.types.ts";
import { type PlacedListing, placedListing } from "./placed-listing.ts";

const pageSize = 1_000;

export interface Api {
  url: string;
  /** The publishable key. */
  key: string;
}

/** Reads the cities of all published listings from the API as a visitor, ordered by id. */
export async function* readListings({ url, key }: Api): AsyncGenerator<PlacedListing> {
  const supabase = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js requires a WebSocket, which Node 20 lacks. None is opened here.
    realtime: { transport: class {} as never },
  });
  let last: string | undefined;
  do {
    const all = supabase
      .from("doctors")
      .select("id,updated_at,address_city,address_state,offices(address_city,address_state)")
      .eq("verified", true);
    const { data, error, status } = await (last ? all.gt("id", last) : all)
      .order("id")
      .limit(pageSize);
    if (error) throw new Error(`${url} answered ${status}: ${error.message}`);
    yield* data.map(placedListing);
    // The server may return fewer rows than requested, so only an empty page is the end.
    last = data.at(-1)?.id;
  } while (last);
}
