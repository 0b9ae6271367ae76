import { within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { PlaceCity, PlaceDescription } from "@/hooks/directory/place-listings";
import { type SearchRow, searchRow } from "@/test/listings";
import { server } from "@/test/server";

const rpc = "http://api.test/rest/v1/rpc";

interface PlaceBody {
  in_state: string;
  in_city?: string;
  after?: string;
}

interface Given {
  /** Null if the place doesn't exist. */
  facts?: Partial<Omit<PlaceDescription, "cities">> | Response | null;
  cities?: PlaceCity[];
  listings?: (body: PlaceBody) => SearchRow[] | Response;
}

/** A city with practices, as `list_places` returns it. */
export const cityRow = (city: string, changes: Partial<PlaceCity> = {}): PlaceCity => ({
  city,
  state: "TX",
  slug: city.toLowerCase().replaceAll(" ", "-"),
  practice_count: 2,
  miles: null,
  ...changes,
});

/** Mocks the requests of a place's page and returns their bodies. `given` is read on each request. */
export function answerPlace(given: Given = {}): Record<"described" | "listed", PlaceBody[]> {
  const requests: Record<"described" | "listed", PlaceBody[]> = { described: [], listed: [] };
  const numbers = { city: null, practice_count: 15, priced_count: 12, median_price: 85 };
  server.use(
    http.post<never, PlaceBody>(`${rpc}/describe_place`, async ({ request }) => {
      requests.described.push(await request.json());
      const { facts } = given;
      if (facts instanceof Response) return facts.clone();
      return HttpResponse.json(facts === null ? [] : [{ ...numbers, ...facts }]);
    }),
    http.post(`${rpc}/list_places`, () => HttpResponse.json(given.cities ?? [])),
    http.post<never, PlaceBody>(`${rpc}/list_place_listings`, async ({ request }) => {
      const body = await request.json();
      requests.listed.push(body);
      const rows = given.listings?.(body) ?? [searchRow({ total: 15 })];
      return rows instanceof Response ? rows : HttpResponse.json(rows);
    }),
  );
  return requests;
}

/** Returns the links in an element as [text, URL]. */
export const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
