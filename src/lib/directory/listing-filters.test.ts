import { expect, it } from "vitest";
import { parseListingFilters } from "@/lib/directory/listing-filters";

const parse = (query: string) => parseListingFilters(new URLSearchParams(query)).search;

it("the search text is trimmed", () => {
  expect(parse("search=%20Austin%2C%20TX%20")).toBe("Austin, TX");
});

it("a missing search text means everything", () => {
  expect(parse("")).toBe("");
});

it("NUL, broken escapes, and repeated parameters are tolerated", () => {
  expect(parse("search=a%00b")).toBe("ab");
  expect(parse("search=%E0%A4%A")).toContain("\uFFFD");
  expect(parse("search=%")).toBe("%");
  expect(parse("search=one&search=two")).toBe("one");
});

it("a very long text is cut between characters", () => {
  const cut = parse(`search=${encodeURIComponent("😀".repeat(5000))}`);
  expect(Array.from(cut)).toHaveLength(3000);
  expect(cut.endsWith("😀")).toBe(true);
});

const filters = (query: string) => parseListingFilters(new URLSearchParams(query));

it("a location and radius are parsed", () => {
  expect(filters("near=30.27,-97.74&radius=50")).toEqual({
    search: "",
    near: { latitude: 30.27, longitude: -97.74 },
    radius: 50,
  });
});

it("a location and a search text are parsed together", () => {
  expect(filters("near=30.27,-97.74&search=pediatrics").search).toBe("pediatrics");
});

it.each([
  ..."near=&near=x&near=1&near=91,0&near=0,181&near=1,2,3&near=NaN,1&near=1e9,1".split("&"),
  ..."radius=7&radius=-5&radius=x&radius=25.0&radius=1e2&radius=".split("&"),
])("%s is dropped", (query) => {
  expect(filters(query)).toEqual({ search: "" });
});
