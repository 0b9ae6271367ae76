import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { listingSitemaps } from "@/build/listing-sitemaps";
import { type PlacedListing, readListings } from "@/build/read-listings";
import { server } from "@/test/server";

const site = "https://a.example";

const listing = (changes: Partial<PlacedListing> = {}): PlacedListing => ({
  id: "00000000-0000-4000-8000-000000000001",
  updated_at: "2026-11-01T00:00:00+00:00",
  address_city: "Round Rock",
  address_state: "TX",
  ...changes,
});

const locations = (xml = "") =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

test("listings, their cities and their states are listed once, with the latest change", () => {
  const { "sitemap-listings.xml": text = "" } = listingSitemaps(
    [
      listing({ id: "one", updated_at: "2026-11-03" }),
      listing({ id: "two", updated_at: "2026-11-02" }),
      listing({ id: "three", address_city: "St. Louis", address_state: "MO" }),
    ],
    site,
  );
  expect(locations(text)).toEqual([
    `${site}/directory/missouri`,
    `${site}/directory/missouri/st-louis`,
    `${site}/directory/texas`,
    `${site}/directory/texas/round-rock`,
    `${site}/doctor/one`,
    `${site}/doctor/two`,
    `${site}/doctor/three`,
  ]);
  expect(text).toContain("/directory/texas</loc><lastmod>2026-11-03</lastmod>");
});

test("more pages than one file may hold are spread over several, which the index names", () => {
  const files = listingSitemaps([listing({ id: "one" }), listing({ id: "two" })], site, 3);
  expect(locations(files["sitemap-listings-1.xml"])).toHaveLength(3);
  expect(locations(files["sitemap-listings-2.xml"])).toEqual([`${site}/doctor/two`]);
  expect(locations(files["sitemap-index.xml"])).toEqual([
    `${site}/sitemap.xml`,
    `${site}/sitemap-listings-1.xml`,
    `${site}/sitemap-listings-2.xml`,
  ]);
});

test("all pages of the API are read, with the key of any visitor", async () => {
  const rows = [listing(), listing({ id: "00000000-0000-4000-8000-000000000002" })];
  const asked: (string | null)[] = [];
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const after = new URL(request.url).searchParams.get("id");
      asked.push(after, request.headers.get("apikey"));
      return HttpResponse.json(rows.filter((row) => !after || row.id > after.slice(3)).slice(0, 1));
    }),
  );
  const read = [];
  for await (const row of readListings("http://api.test/", "key")) read.push(row);
  expect(read).toEqual(rows);
  expect(asked).toEqual([null, "key", `gt.${rows[0]?.id}`, "key", `gt.${rows[1]?.id}`, "key"]);
});

test("an API that refuses is named", async () => {
  server.use(
    http.get("http://api.test/rest/v1/doctors", () => new HttpResponse(null, { status: 500 })),
  );
  await expect(readListings("http://api.test", "key").next()).rejects.toThrow(/answered 500/);
});
