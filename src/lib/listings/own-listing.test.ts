import { expect, test } from "vitest";
import {
  canEdit,
  canPutUpAgain,
  canSendAgain,
  canWithdraw,
  listingStates,
  needsAdministrator,
} from "@/lib/listings/own-listing";
import { claimedBy, ownedBy, setUpBy, standing } from "@/test/standing";

const me = "me";
const reason = "No such practice";
const added = { submitted_by: me };

test.each([
  ["a new one", standing({ state: "waiting", ...added }), ["Waiting for verification"]],
  [
    "an own one that waits",
    standing({ state: "waiting", ...setUpBy(me) }),
    ["Waiting for verification"],
  ],
  ["a refused one", standing({ state: "refused", state_reason: reason, ...added }), ["Refused"]],
  ["one that was withdrawn", standing({ state: "withdrawn", ...added }), ["Withdrawn"]],
  [
    "one that was taken down",
    standing({ state: "withdrawn", state_reason: reason, ...added }),
    ["Taken down"],
  ],
  [
    "one that was merged",
    standing({ state: "withdrawn", merged_into: "other", state_reason: reason }),
    ["Merged"],
  ],
  ["a public one", standing(added), ["Public"]],
  ["one that somebody claims", standing(claimedBy("other")), ["Public", "Claim Pending"]],
  ["an owned one", standing(ownedBy(me)), ["Public", "Verified"]],
] as const)("%s says where it stands", (_what, listing, labels) => {
  expect(listingStates(listing).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ["waiting, added", standing({ state: "waiting", ...added }), "edit withdraw"],
  ["refused, added", standing({ state: "refused", refusals: 2, ...added }), "edit send withdraw"],
  [
    "refused for good",
    standing({ state: "refused", refusals: 3, ...added }),
    "edit withdraw write",
  ],
  ["withdrawn, added", standing({ state: "withdrawn", ...added }), "put up"],
  ["withdrawn, owned", standing({ state: "withdrawn", ...ownedBy(me) }), "edit put up"],
  [
    "taken down",
    standing({ state: "withdrawn", state_reason: reason, ...ownedBy(me) }),
    "edit write",
  ],
  ["merged", standing({ state: "withdrawn", merged_into: "other", ...added }), ""],
  ["public, added", standing(added), ""],
  ["public, owned", standing(ownedBy(me)), "edit withdraw"],
])("what its people can do with a listing that is %s", (_what, listing, steps) => {
  const can = {
    edit: canEdit(listing, me),
    send: canSendAgain(listing),
    "put up": canPutUpAgain(listing),
    withdraw: canWithdraw(listing),
    write: needsAdministrator(listing),
  };
  const found = Object.entries(can).flatMap(([step, isPossible]) => (isPossible ? step : []));
  expect(found.join(" ")).toBe(steps);
});
