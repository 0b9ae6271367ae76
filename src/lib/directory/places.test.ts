import { expect, it } from "vitest";
import { summarizePlace } from "@/lib/directory/place-summary";
import {
  nameOfSlug,
  placeName,
  placePath,
  placeSearch,
  readPlace,
  shortPlaceName,
} from "@/lib/directory/places";

it.each([
  ["texas", undefined, { state: "TX" }],
  ["TX", undefined, { state: "TX" }],
  ["new-york", "new-york", { state: "NY", city: "new-york" }],
  ["tx", "Round Rock", { state: "TX", city: "round-rock" }],
  ["atlantis", undefined, null],
  ["atlantis", "austin", null],
  ["texas", "!", null],
  ["", undefined, null],
])("the URL parts %j and %j name %j", (state, city, place) => {
  expect(readPlace(state, city)).toEqual(place);
});

it("a place has one URL", () => {
  expect(placePath({ state: "TX" })).toBe("/directory/texas");
  expect(placePath({ state: "NC", city: "winston-salem" })).toBe(
    "/directory/north-carolina/winston-salem",
  );
});

it("places have full and short names", () => {
  expect(placeName("TX")).toBe("Texas");
  expect(placeName("MO", "St. Louis")).toBe("St. Louis, Missouri");
  expect(shortPlaceName("TX")).toBe("Texas");
  expect(shortPlaceName("MO", "St. Louis")).toBe("St. Louis, MO");
  expect(placeSearch("MO")).toBe("Missouri");
  expect(placeSearch("NY")).toBe("New York State");
  expect(placeSearch("NY", "New York")).toBe("New York, NY");
  expect(nameOfSlug("round-rock")).toBe("Round Rock");
  expect(nameOfSlug("austin")).toBe("Austin");
});

it.each([
  [15, 12, 85, "15 practices. 12 publish a price; the typical price is $85 a month."],
  [3, 3, 82.5, "3 practices. 3 publish a price; the typical price is $82.50 a month."],
  [15, 2, 85, "15 practices."],
  [1, 1, 85, "1 practice."],
  [1234, 0, null, "1,234 practices."],
  [0, 0, null, "0 practices."],
])("%i practices, %i prices and a median of %j read: %s", (practices, prices, median, sentence) => {
  expect(
    summarizePlace({ practice_count: practices, priced_count: prices, median_price: median }),
  ).toBe(sentence);
});
