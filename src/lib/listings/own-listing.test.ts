import { expect, test } from "vitest";
import {
  canEdit,
  canRelist,
  canResubmit,
  canWithdraw,
  listingBadges,
  needsAdmin,
} from "@/lib/listings/own-listing";
import { claimedBy, ownedBy, setUpBy, standing } from "@/test/standing";

const me = "me";
const reason = "No such practice";
const added = { submitted_by: me };

test.each([
  ["a new one", standing({ status: "pending", ...added }), ["Pending review"]],
  ["an own one that waits", standing({ status: "pending", ...setUpBy(me) }), ["Pending review"]],
  [
    "a refused one",
    standing({ status: "rejected", status_reason: reason, ...added }),
    ["Rejected"],
  ],
  ["one that was withdrawn", standing({ status: "withdrawn", ...added }), ["Withdrawn"]],
  [
    "one that was taken down",
    standing({ status: "withdrawn", status_reason: reason, ...added }),
    ["Taken down"],
  ],
  [
    "one that was merged",
    standing({ status: "withdrawn", merged_into: "other", status_reason: reason }),
    ["Merged"],
  ],
  ["a public one", standing(added), ["Published"]],
  ["one that somebody claims", standing(claimedBy("other")), ["Published", "Claim Pending"]],
  ["an owned one", standing(ownedBy(me)), ["Published", "Verified"]],
] as const)("%s has its status badges", (_what, listing, labels) => {
  expect(listingBadges(listing).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ["waiting, added", standing({ status: "pending", ...added }), "edit withdraw"],
  [
    "refused, added",
    standing({ status: "rejected", rejection_count: 2, ...added }),
    "edit send withdraw",
  ],
  [
    "refused for good",
    standing({ status: "rejected", rejection_count: 3, ...added }),
    "edit withdraw write",
  ],
  ["withdrawn, added", standing({ status: "withdrawn", ...added }), "put up"],
  ["withdrawn, owned", standing({ status: "withdrawn", ...ownedBy(me) }), "edit put up"],
  [
    "taken down",
    standing({ status: "withdrawn", status_reason: reason, ...ownedBy(me) }),
    "edit write",
  ],
  ["merged", standing({ status: "withdrawn", merged_into: "other", ...added }), ""],
  ["public, added", standing(added), ""],
  ["public, owned", standing(ownedBy(me)), "edit withdraw"],
])("the owner's options for a listing that is %s", (_what, listing, steps) => {
  const can = {
    edit: canEdit(listing, me),
    send: canResubmit(listing),
    "put up": canRelist(listing),
    withdraw: canWithdraw(listing),
    write: needsAdmin(listing),
  };
  const found = Object.entries(can).flatMap(([step, isPossible]) => (isPossible ? step : []));
  expect(found.join(" ")).toBe(steps);
});
