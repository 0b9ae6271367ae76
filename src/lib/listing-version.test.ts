import { expect, test } from "vitest";
import { describeChanges, idsInChanges, versionAct } from "@/lib/listing-version";

const names = new Map([["7", "Dana Oak"]]);
const line = (column: string, before: string | number | null, after: string | number | null) => {
  const [only] = describeChanges({ [column]: [before, after] }, names);
  return only && `${only.label}: ${only.before} -> ${only.after}`;
};

test("each kind of value is said in words", () => {
  expect(line("practice_name", "Old Oak", "New Oak")).toBe("Practice name: Old Oak -> New Oak");
  expect(line("monthly_price", null, 75.5)).toBe("Monthly price: Nothing -> $75.50");
  expect(line("state", "waiting", "public")).toBe("State: Waiting -> Public");
  expect(line("user_id", null, "7")).toBe("Owner: Nothing -> Dana Oak");
  expect(line("user_id", "8", null)).toBe("Owner: Somebody who is gone -> Nothing");
  expect(line("photo_url", null, "https://x.test/1.webp")).toBe("Photo: Nothing -> A picture");
  expect(describeChanges({ telehealth_only: [false, true] }, names)[0]?.after).toBe("Yes");
  expect(describeChanges({ languages: [[], ["English", "Spanish"]] }, names)).toEqual([
    { label: "Languages", before: "Nothing", after: "English, Spanish" },
  ]);
});

test("prices by age are listed with their ages", () => {
  const tiers = [
    ["Children", 0, 18, 25],
    ["Adults", 19, null, 75],
  ];
  expect(describeChanges({ tiers: [[], tiers] }, names)[0]?.after).toBe(
    "Children (0 to 18): $25\nAdults (19 and older): $75",
  );
});

test("what nobody expects is left out, and an unknown act is shown as it is called", () => {
  expect(describeChanges(null, names)).toEqual([]);
  expect(describeChanges({ bio: "odd" }, names)).toEqual([]);
  expect(versionAct("take down")).toBe("Taken down");
  expect(versionAct("something new")).toBe("Something new");
});

test("ids are collected from the named columns only", () => {
  const changes = { user_id: [null, "7"], bio: ["8", "9"], merged_into: [null, null] };
  expect(idsInChanges(changes, ["user_id", "merged_into"])).toEqual(["7"]);
});
