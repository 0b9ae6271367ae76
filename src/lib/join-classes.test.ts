import { expect, test } from "vitest";
import { joinClasses } from "@/lib/join-classes";

test("joins names in order and leaves out what is missing", () => {
  expect(joinClasses("a", false, undefined, "b c", null, "", "d")).toBe("a b c d");
});
