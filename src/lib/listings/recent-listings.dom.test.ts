import { beforeEach, expect, test, vi } from "vitest";
import { parseListings } from "@/lib/listings/parse-listings";
import { forgetListing, rememberListing, storedListings } from "@/lib/listings/recent-listings";
import { detailRow } from "@/test/listings";

beforeEach(() => localStorage.clear());

const remembered = () => parseListings(storedListings());
const ids = () => remembered().map(({ id }) => id);

test("a stored listing comes back with its date and public data only", () => {
  rememberListing(
    detailRow({
      claimed_by: "a-person",
      user_id: "an-owner",
      tiers: [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 25 }],
    }),
    new Date("2026-11-21T12:00:00Z"),
  );
  expect(remembered()).toMatchObject([
    {
      practice_name: "Oak Family Medicine",
      monthly_price: 75,
      owner: { phone: "+15125550101", email: "ada@oak.example" },
      tiers: [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 25 }],
      seen_at: "2026-11-21T12:00:00.000Z",
    },
  ]);
  expect(storedListings()).not.toMatch(/claimed_by|user_id|submitter|full_name/);
});

test("the newest listing comes first, without duplicates", () => {
  for (const id of ["a", "b", "a"]) rememberListing(detailRow({ id }));
  expect(ids()).toEqual(["a", "b"]);
});

test("twenty listings are stored", () => {
  for (let number = 1; number <= 25; number++) rememberListing(detailRow({ id: String(number) }));
  expect(ids()).toHaveLength(20);
  expect(ids().at(-1)).toBe("6");
});

test("a listing can be removed", () => {
  for (const id of ["a", "b"]) rememberListing(detailRow({ id }));
  forgetListing("b");
  forgetListing("never-seen");
  expect(ids()).toEqual(["a"]);
});

test.each(["rubbish", "null", "{}", '[null,1,{"id":"x"}]', '[{"id":"x","tiers":[{}]}]'])(
  "%s in storage reads as empty and can be overwritten",
  (stored) => {
    localStorage.setItem("dpc-nearby-recent-listings", stored);
    expect(remembered()).toEqual([]);
    rememberListing(detailRow({ id: "a" }));
    expect(ids()).toEqual(["a"]);
  },
);

test("a stored listing with fields of another type is dropped", () => {
  rememberListing(detailRow({ id: "a" }));
  for (const change of [{ monthly_price: "75" }, { seen_at: "once" }, { owner: 1 }, { phone: 5 }]) {
    expect(parseListings(JSON.stringify([{ ...remembered()[0], ...change }]))).toEqual([]);
  }
});

test("blocked storage stores nothing and throws no error", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  rememberListing(detailRow());
  expect(remembered()).toEqual([]);
});
