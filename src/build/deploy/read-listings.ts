import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../lib/supabase/database.types.ts";
import { publicListingColumns } from "./public-listing.ts";

const pageSize = 1_000;

interface Api {
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
