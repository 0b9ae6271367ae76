import { expect, test } from "vitest";
import { paths } from "@/lib/paths";

test("the directory without filters has no query", () => {
  expect(paths.directory()).toBe("/directory");
  expect(paths.directory({ search: "", radius: undefined, telehealth: null })).toBe("/directory");
});

test("filters are URL-encoded", () => {
  const search = "O'Brien & Söhne, 100%";
  const url = new URL(paths.directory({ search, radius: 25, accepting: true }), "https://x.test");
  expect(url.pathname).toBe("/directory");
  expect(Object.fromEntries(url.searchParams)).toEqual({ search, radius: "25", accepting: "true" });
});

test("slashes in ids and slugs are encoded", () => {
  expect(paths.listing("a/../b?c$&")).toBe("/doctor/a%2F..%2Fb%3Fc%24%26");
  expect(paths.profile("x y")).toBe("/profile/x%20y");
  expect(paths.state("new-york")).toBe("/directory/new-york");
  expect(paths.city("a:city", "b/c")).toBe("/directory/a%3Acity/b%2Fc");
  expect(paths.article("five-ways-dpc-saves-money")).toBe("/blog/five-ways-dpc-saves-money");
});
