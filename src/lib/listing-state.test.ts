import { expect, test } from "vitest";
import { listingStates, tieTo } from "@/lib/listing-state";

const listing = {
  verified: true,
  claim_status: "unclaimed",
  submitted_by: "neighbor",
  user_id: null,
  claimed_by: null,
} as const;

const labels = (changes: object) =>
  listingStates({ ...listing, ...changes }).map(({ label }) => label);

test("a listing says whether it is public, then how its claim goes", () => {
  expect(labels({})).toEqual(["Public"]);
  expect(labels({ verified: false })).toEqual(["Waiting for verification"]);
  expect(labels({ claim_status: "pending" })).toEqual(["Public", "Claim pending"]);
  expect(labels({ claim_status: "approved" })).toEqual(["Public", "Claim approved"]);
  expect(labels({ claim_status: "pending", verified: false })).toEqual([
    "Waiting for verification",
    "Claim pending",
  ]);
});

test("the strongest tie counts", () => {
  expect(tieTo(listing, "neighbor")).toBe("submitter");
  expect(tieTo({ ...listing, claimed_by: "neighbor" }, "neighbor")).toBe("claimant");
  expect(tieTo({ ...listing, claimed_by: "doctor", user_id: "doctor" }, "doctor")).toBe("owner");
  expect(tieTo({ ...listing, claimed_by: "doctor" }, "neighbor")).toBe("submitter");
});
