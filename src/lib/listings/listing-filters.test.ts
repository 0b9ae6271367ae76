import { expect, it } from "vitest";
import { parseListingFilters } from "@/lib/listings/listing-filters";

const parse = (query: string) => parseListingFilters(new URLSearchParams(query)).search;

it("reads the search text, trimmed", () => {
  expect(parse("search=%20Austin%2C%20TX%20")).toBe("Austin, TX");
});

it("takes a missing text for everything", () => {
  expect(parse("")).toBe("");
});

it("survives NUL, broken escapes and repeated parameters", () => {
  expect(parse("search=a%00b")).toBe("ab");
  expect(parse("search=%E0%A4%A")).toContain("\uFFFD");
  expect(parse("search=one&search=two")).toBe("one");
});

it("cuts text that no one would type, between characters", () => {
  const cut = parse(`search=${encodeURIComponent("😀".repeat(5000))}`);
  expect(Array.from(cut)).toHaveLength(3000);
  expect(cut.endsWith("😀")).toBe(true);
});
