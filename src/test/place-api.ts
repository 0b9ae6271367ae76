import { within } from "@testing-library/react";
import type { PlaceCity, PlaceDescription } from "@/hooks/directory/place-listings";
import { type SearchRow, searchRow } from "@/test/listings";
import { answerRead } from "@/test/read-api";
import { server } from "@/test/server";

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
    answerRead<PlaceBody>("describe_place", (body) => {
      requests.described.push(body);
      const { facts } = given;
      if (facts instanceof Response) return facts.clone();
      return facts === null ? [] : [{ ...numbers, ...facts }];
    }),
    answerRead("list_places", () => given.cities ?? []),
    answerRead<PlaceBody>("list_place_listings", (body) => {
      requests.listed.push(body);
      return given.listings?.(body) ?? [searchRow({ total: 15 })];
    }),
  );
  return requests;
}

/** Returns the links in an element as [text, URL]. */
export const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
