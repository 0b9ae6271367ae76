import { expect, it } from "vitest";
import { nextPath } from "@/lib/next-path";

it("keeps a path of this site with its query", () => {
  expect(nextPath("/doctor/1?claim=1#about")).toBe("/doctor/1?claim=1#about");
});

it.each([
  null,
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "javascript:alert(1)",
  "/\u0009/evil.example",
  "dashboard",
  "/auth",
  "/auth?next=/auth",
  `/${"x".repeat(3000)}`,
])("goes to the dashboard instead of %j", (next) => {
  expect(nextPath(next)).toBe("/dashboard");
});
