import { expect, test } from "vitest";
import {
  canReceiveRequests,
  isClaimable,
  isOwnedOrClaimed,
  isOwnListing,
  relationTo,
} from "@/lib/listings/listing-status";
import { listingState, ownedBy, setUpBy, withOpenClaim } from "@/test/listing-state";

test("the strongest relation counts", () => {
  const listing = listingState({ submitted_by: "neighbor" });
  expect(relationTo(listing, "neighbor")).toBe("submitter");
  expect(relationTo({ ...listing, ...ownedBy("doctor") }, "doctor")).toBe("owner");
  expect(relationTo({ ...listing, ...withOpenClaim }, "neighbor")).toBe("submitter");
});

test("a listing belongs to its owner, or to its submitter while it has no owner", () => {
  const listing = listingState({ submitted_by: "neighbor" });
  expect(isOwnListing(listing, "neighbor")).toBe(true);
  expect(isOwnListing(listing, null)).toBe(false);
  const owned = { ...listing, ...ownedBy("doctor") };
  expect([isOwnListing(owned, "doctor"), isOwnListing(owned, "neighbor")]).toEqual([true, false]);
});

test.each([
  ["public and unclaimed", listingState(), { claim: true, say: false, ask: false }],
  ["public and claimed", listingState(withOpenClaim), { claim: false, say: true, ask: false }],
  ["public and owned", listingState(ownedBy("a")), { claim: false, say: true, ask: true }],
  [
    "pending and set up by its doctor",
    listingState({ status: "pending", ...setUpBy("a") }),
    { claim: false, say: false, ask: false },
  ],
  [
    "withdrawn and owned",
    listingState({ status: "withdrawn", ...ownedBy("a") }),
    { claim: false, say: false, ask: false },
  ],
])("other people's options for a listing that is %s", (_what, listing, can) => {
  expect({
    claim: isClaimable(listing),
    say: isOwnedOrClaimed(listing),
    ask: canReceiveRequests(listing),
  }).toEqual(can);
});
