import { expect, test } from "vitest";
import {
  canEdit,
  canRelist,
  canResubmit,
  canWithdraw,
  listingBadges,
} from "@/lib/practice/own-listing";
import { listingState, ownedBy, setUpBy, withOpenClaim } from "@/test/listing-state";

const me = "me";
const reason = "No such practice";
const added = { submitted_by: me };

test.each([
  ["a new one", listingState({ status: "pending", ...added }), ["Pending review"]],
  [
    "an own one that waits",
    listingState({ status: "pending", ...setUpBy(me) }),
    ["Pending review"],
  ],
  [
    "a refused one",
    listingState({ status: "rejected", status_reason: reason, ...added }),
    ["Rejected"],
  ],
  ["one that was withdrawn", listingState({ status: "withdrawn", ...added }), ["Withdrawn"]],
  [
    "one that was taken down",
    listingState({ status: "withdrawn", status_reason: reason, ...added }),
    ["Taken down"],
  ],
  [
    "one that was merged",
    listingState({ status: "withdrawn", merged_into: "other", status_reason: reason }),
    ["Merged"],
  ],
  ["a public one", listingState(added), ["Published"]],
  ["one that somebody claims", listingState(withOpenClaim), ["Published", "Claim Pending"]],
  ["an owned one", listingState(ownedBy(me)), ["Published", "Verified"]],
] as const)("%s has its status badges", (_what, listing, labels) => {
  expect(listingBadges(listing).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ["waiting, added", listingState({ status: "pending", ...added }), "edit withdraw"],
  [
    "refused, added",
    listingState({ status: "rejected", rejection_count: 2, ...added }),
    "edit send withdraw",
  ],
  [
    "refused for good",
    listingState({ status: "rejected", rejection_count: 3, ...added }),
    "edit withdraw",
  ],
  ["withdrawn, added", listingState({ status: "withdrawn", ...added }), "put up"],
  ["withdrawn, owned", listingState({ status: "withdrawn", ...ownedBy(me) }), "edit put up"],
  [
    "taken down",
    listingState({ status: "withdrawn", status_reason: reason, ...ownedBy(me) }),
    "edit",
  ],
  ["merged", listingState({ status: "withdrawn", merged_into: "other", ...added }), ""],
  ["public, added", listingState(added), ""],
  ["public, owned", listingState(ownedBy(me)), "edit withdraw"],
])("the owner's options for a listing that is %s", (_what, listing, steps) => {
  const can = {
    edit: canEdit(listing, me),
    send: canResubmit(listing),
    "put up": canRelist(listing),
    withdraw: canWithdraw(listing),
  };
  const found = Object.entries(can).flatMap(([step, isPossible]) => (isPossible ? step : []));
  expect(found.join(" ")).toBe(steps);
});
