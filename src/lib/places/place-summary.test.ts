import { expect, it } from "vitest";
import { summarizePlace } from "@/lib/places/place-summary";

it.each([
  [15, 12, 85, "15 practices. 12 publish a price; a typical price is $85 a month."],
  [3, 3, 82.5, "3 practices. 3 publish a price; a typical price is $82.50 a month."],
  [15, 2, 85, "15 practices."],
  [1, 1, 85, "1 practice."],
  [1234, 0, null, "1,234 practices."],
  [0, 0, null, "0 practices."],
])("%i practices, %i prices and a median of %j read: %s", (practices, prices, median, sentence) => {
  expect(
    summarizePlace({ practice_count: practices, priced_count: prices, median_price: median }),
  ).toBe(sentence);
});
