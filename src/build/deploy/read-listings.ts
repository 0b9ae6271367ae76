import { PostgrestClient } from "@supabase/postgrest-js";
import type { ListingDetail } from "../../hooks/listings/detail.ts";
import type { Database } from "../../lib/supabase/database.types.ts";
import type { Renderer } from "../prerender/renderer.ts";

const pageSize = 1_000;

interface Api {
  url: string;
  key: string;
}

/**
 * Reads all verified listings from the API, as any visitor may, page after page in the order of their ids. `columns` is
 * what the page of one asks for.
 */
export async function* readListings(
  { url, key }: Api,
  columns: Renderer["listingColumns"],
): AsyncGenerator<ListingDetail> {
  const api = new PostgrestClient<Database>(`${url.replace(/\/+$/, "")}/rest/v1`, {
    headers: { apikey: key },
  });
  let last: string | undefined;
  do {
    const all = api.from("doctors").select(columns).eq("verified", true);
    const { data, error, status } = await (last ? all.gt("id", last) : all)
      .order("id")
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .limit(pageSize);
    if (error) throw new Error(`${url} answered ${status}: ${error.message}`);
    yield* data;
    // A server may give less than it is asked for: only an empty page is the end.
    last = data.at(-1)?.id;
  } while (last);
}
