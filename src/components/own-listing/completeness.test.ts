import { expect, test } from "vitest";
import { listingCompleteness } from "@/components/own-listing/completeness";

const empty = {
  ...{ credentials: "", specialty: "", bio: "", photo_url: "", address_street: "" },
  ...{ monthly_price: "", languages: "", npi: "", phone: "", website: "" },
  ...{ panel: "unknown", tiers: [] },
};

test("an empty listing answers nothing, and spaces are no answer", () => {
  expect(listingCompleteness({ ...empty, bio: "  " })).toMatchObject({ done: 0, total: 11 });
  expect(listingCompleteness(empty).missing[0]).toBe("a price");
});

test("a price by age is a price, and a closed panel an answer", () => {
  const { done, missing } = listingCompleteness({ ...empty, panel: "closed", tiers: [{}] });
  expect(done).toBe(2);
  expect(missing[0]).toBe("a phone number");
});

test("a full listing misses nothing", () => {
  const full = Object.fromEntries(Object.keys(empty).map((name) => [name, "x"]));
  expect(listingCompleteness({ ...empty, ...full, tiers: [] })).toEqual({
    ...{ done: 11, total: 11 },
    missing: [],
  });
});
