import { expect, test } from "vitest";
import { enumerate } from "@/lib/format/enumeration";

test("lists match the browser's format", () => {
  const format = new Intl.ListFormat("en-US", { type: "conjunction" });
  for (const things of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
    expect(enumerate(things)).toBe(format.format(things));
  }
});
