import { expect, test } from "vitest";
import { listingActions } from "@/lib/admin/listing-actions";

test("each status allows the actions in the table of transitions", () => {
  const acts = (["pending", "published", "rejected", "withdrawn"] as const).map((status) =>
    listingActions({ status, ownership: "none", merged_into: null }),
  );
  expect(acts).toEqual([
    ["verify", "reject", "merge"],
    ["take down", "reassign", "merge"],
    ["verify", "reopen", "merge"],
    ["restore", "merge"],
  ]);
});

test("only an approved owner can lose a listing, in any status", () => {
  const acts = (ownership: "claimed" | "owned") =>
    listingActions({ status: "withdrawn", ownership, merged_into: null });
  expect(acts("claimed")).toEqual(["restore", "merge"]);
  expect(acts("owned")).toEqual(["restore", "revoke", "merge"]);
});

test("a merged listing can only be restored", () => {
  const merged = { status: "withdrawn", ownership: "none", merged_into: "1" } as const;
  expect(listingActions(merged)).toEqual(["restore"]);
});
