import { z } from "zod";

const pageSize = 1_000;

const listing = z.object({
  id: z.uuid(),
  updated_at: z.string(),
  address_city: z.string(),
  address_state: z.string(),
});

export type PlacedListing = z.infer<typeof listing>;

/** Reads all verified listings from the API, as any visitor may, page after page in the order of their ids. */
export async function* readListings(apiUrl: string, key: string): AsyncGenerator<PlacedListing> {
  let last: string | undefined;
  do {
    const query = new URLSearchParams({
      select: "id,updated_at,address_city,address_state",
      verified: "is.true",
      order: "id",
      limit: String(pageSize),
      ...(last && { id: `gt.${last}` }),
    });
    const url = `${apiUrl.replace(/\/+$/, "")}/rest/v1/doctors?${query}`;
    const response = await fetch(url, { headers: { apikey: key } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const rows = z.array(listing).parse(await response.json());
    yield* rows;
    // A server may give less than it is asked for: only an empty page is the end.
    last = rows.at(-1)?.id;
  } while (last);
}
