import { expect, test } from "vitest";
import { summarizeOutcomes } from "@/lib/import/outcomes";

test("the outcomes of an import are counted before and after it", () => {
  const outcomes = ["created", "rejected", "created", "undecided"] as const;
  expect(summarizeOutcomes(outcomes, true)).toBe(
    "1 undecided, 2 will be added, 1 can't be imported.",
  );
  expect(summarizeOutcomes(outcomes, false)).toBe("1 not decided, 2 added, 1 not imported.");
  expect(summarizeOutcomes([], true)).toBe("Nothing.");
});
