import { expect, test } from "vitest";
import { listingSitemaps } from "@/build/deploy/listing-sitemaps";
import { type PlacedListing, placedListing } from "@/build/deploy/placed-listing";
import { detailRow, officeRow } from "@/test/listings";

const site = "https://a.example";

const listing = (changes: Partial<PlacedListing> = {}): PlacedListing => ({
  id: "00000000-0000-4000-8000-000000000001",
  updated_at: "2026-11-01T00:00:00+00:00",
  shortAddress: "/d/oak-austin-000000",
  cities: [{ state: "TX", city: "round-rock" }],
  ...changes,
});

const locations = (xml = "") =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

test("the sitemap lists each listing, city, and state once in each language, with its latest change", () => {
  const { "sitemap-listings.xml": text = "" } = listingSitemaps(
    [
      listing({ id: "one", updated_at: "2026-11-03" }),
      listing({ id: "two", updated_at: "2026-11-02" }),
      listing({ id: "three", cities: [{ state: "MO", city: "st-louis" }] }),
    ],
    site,
  );
  const paths = [
    "/directory/missouri",
    "/directory/missouri/st-louis",
    "/directory/texas",
    "/directory/texas/round-rock",
    "/doctor/one",
    "/doctor/two",
    "/doctor/three",
  ];
  expect(locations(text)).toEqual(paths.flatMap((path) => [`${site}${path}`, `${site}/es${path}`]));
  expect(text).toContain("/directory/texas</loc><lastmod>2026-11-03</lastmod>");
});

test("a listing belongs once to each city in which it has an office", () => {
  const offices = [
    officeRow({ position: 0 }),
    officeRow({ position: 1, address_city: "St. Louis", address_state: "MO" }),
    officeRow({ position: 2, address_city: "Round Rock", address_state: "TX" }),
  ];
  const placed = placedListing(
    detailRow({ offices, address_city: "Round Rock", address_state: "TX" }),
  );
  expect(placed.cities).toEqual([
    { state: "TX", city: "round-rock" },
    { state: "MO", city: "st-louis" },
  ]);
  expect(Object.values(listingSitemaps([placed], site)).join()).toContain("/missouri/st-louis<");
});

test("pages beyond the limit of one sitemap go into further sitemaps, which the index lists", () => {
  const files = listingSitemaps([listing({ id: "one" }), listing({ id: "two" })], site, 6);
  expect(locations(files["sitemap-listings-1.xml"])).toHaveLength(6);
  expect(locations(files["sitemap-listings-2.xml"])).toEqual([
    `${site}/doctor/two`,
    `${site}/es/doctor/two`,
  ]);
  expect(locations(files["sitemap-index.xml"])).toEqual([
    `${site}/sitemap.xml`,
    `${site}/sitemap-listings-1.xml`,
    `${site}/sitemap-listings-2.xml`,
  ]);
});
