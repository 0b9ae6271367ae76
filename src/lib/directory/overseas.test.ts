import { expect, test } from "vitest";
import { regionWithoutListings } from "@/lib/directory/overseas";

const florida = { address_state: "FL", distance_miles: 1034 };

test.each([
  ["San Juan, PR", "Puerto Rico"],
  ["ZIP 00901", "Puerto Rico"],
  ["ZIP 00802", "U.S. Virgin Islands"],
  ["Honolulu, HI", "Hawaii"],
  ["ZIP 96813", "Hawaii"],
  ["ZIP 96799", "American Samoa"],
  ["ZIP 96910", "Guam"],
  ["ZIP 96950", "Northern Mariana Islands"],
  ["Anchorage, AK", "Alaska"],
  ["ZIP 99501", "Alaska"],
])("a practice in Florida is no answer for %s", (place, region) => {
  expect(regionWithoutListings([florida], place, undefined)).toBe(region);
});

test.each([
  [18.47, -66.11, "Puerto Rico"],
  [18.34, -64.93, "U.S. Virgin Islands"],
  [21.31, -157.86, "Hawaii"],
  [13.47, 144.75, "Guam"],
  [15.18, 145.75, "Northern Mariana Islands"],
  [-14.28, -170.7, "American Samoa"],
  [61.22, -149.9, "Alaska"],
  // Adak is nearly as far west as the date line, and Ketchikan as far south as Canada.
  [51.88, -176.65, "Alaska"],
  [55.34, -131.65, "Alaska"],
  [24.56, -81.78, null],
  [47.6, -122.33, null],
  [44.9, -66.98, null],
])("for somebody at %d, %d it is the region %s", (latitude, longitude, region) => {
  expect(regionWithoutListings([florida], "you", { latitude, longitude })).toBe(region);
});

test("only a practice in Hawaii is no answer for the mainland", () => {
  const hawaii = { address_state: "HI", distance_miles: 2557 };
  expect(regionWithoutListings([hawaii], "Los Angeles, CA", undefined)).toBe(
    "the mainland United States",
  );
  expect(regionWithoutListings([hawaii, florida], "Los Angeles, CA", undefined)).toBeNull();
});

test("practices in the same state or on a neighboring island are an answer", () => {
  const maui = { address_state: "HI", distance_miles: 120 };
  const thomas = { address_state: "VI", distance_miles: 68 };
  expect(regionWithoutListings([florida, maui], "Hilo, HI", undefined)).toBeNull();
  expect(regionWithoutListings([thomas], "Fajardo, PR", undefined)).toBeNull();
});

test("without a known place everything is an answer", () => {
  expect(regionWithoutListings([florida], null, undefined)).toBeNull();
  expect(regionWithoutListings([florida], "you", undefined)).toBeNull();
});
