import { expect, it } from "vitest";
import { emailRedirect, nextOfRedirect, nextPath } from "@/lib/account/next-path";

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
])("replaces %j with the dashboard", (next) => {
  expect(nextPath(next)).toBe("/dashboard");
});

const origin = "https://dpc.test";

it("an email redirects to the site's root with the next path", () => {
  const back = "/doctor/1?ask=visit&x=a+b#about";
  expect(nextOfRedirect(emailRedirect(origin, back))).toBe(back);
  expect(emailRedirect(origin, null)).toBe("https://dpc.test/");
});

it.each(["//evil.example", "https://evil.example", "/auth?next=/x", "dashboard"])(
  "an email redirect drops the next path %s",
  (next) => {
    expect(emailRedirect(origin, next)).toBe("https://dpc.test/");
    expect(nextOfRedirect(`${origin}/?${new URLSearchParams({ next })}`)).toBeNull();
  },
);

it.each([null, "", "https://dpc.test/", "https://dpc.test/?", "%%%"])(
  "there is no next path in %j",
  (redirect) => {
    expect(nextOfRedirect(redirect)).toBeNull();
  },
);
