import { expect, test } from "vitest";
import { reasonText } from "@/lib/reason-text";

test.each([
  [
    { code: "private_information_reported" },
    "A member reported that it shows private or health information.",
  ],
  [{ code: "reported_by_several" }, "Several members reported it."],
  [
    { code: "edited_after_removal", reason: "Advertising" },
    "An admin removed it, and it was edited since. Why it was removed: Advertising",
  ],
  [
    { code: "claim_disputed" },
    "The person at this work email says that they didn't make this claim.",
  ],
  [
    { code: "claim_disputed_to_admins", claimant: "Dora Doctor", was_approved: true },
    "The person at this work email says that they didn't make this claim. Dora Doctor made it. It was approved. Please check who owns the listing now.",
  ],
  [{ code: "decision_reversed" }, "The decision was taken back."],
  [{ code: "listing_restored" }, "The listing is in the directory again."],
  [{ code: "member_suspended" }, "The member was suspended."],
  [{ code: "suspension_reversed" }, "The member's suspension ended after an appeal."],
  [
    { code: "other_value_accepted", value: "https://oak.test" },
    "Another value was approved for this field: https://oak.test",
  ],
])("the reason %o is a sentence", (facts, sentence) => {
  expect(reasonText(JSON.stringify(facts))).toBe(sentence);
});

test.each(["Advertising", "{Rude}", '{"code": "toString"}', "null", "7"])(
  "the text %s of an admin stays as it is",
  (reason) => {
    expect(reasonText(reason)).toBe(reason);
  },
);
