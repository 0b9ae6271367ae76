import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../lib/supabase/database.types.ts";
import { type PlacedListing, placedListing } from "./placed-listing.ts";

const pageSize = 1_000;

export interface Api {
  url: string;
  /** The publishable key. */
  key: string;
}

/** Reads where all published listings are from the API, as any visitor may, in the order of their ids. */
export async function* readListings({ url, key }: Api): AsyncGenerator<PlacedListing> {
  const supabase = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and none is opened here.
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
    // A server may return fewer rows than requested: only an empty page is the end.
    last = data.at(-1)?.id;
  } while (last);
}
