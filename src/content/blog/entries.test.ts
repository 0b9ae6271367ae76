import { expect, test } from "vitest";
import { entries } from "@/content/blog/entries";
import { articleSlugs } from "@/content/blog/slugs";

test("the four articles keep their addresses, dates and read times", () => {
  expect(entries.map(({ slug, date, readTime }) => [slug, date, readTime])).toEqual([
    ["what-is-direct-primary-care-complete-guide", "2024-10-15", "8 min read"],
    ["five-ways-dpc-saves-money", "2024-10-20", "6 min read"],
    ["how-to-choose-right-dpc-doctor", "2024-10-25", "7 min read"],
    ["dpc-vs-traditional-insurance", "2024-10-28", "9 min read"],
  ]);
  expect(entries.map(({ slug }) => slug)).toEqual([...articleSlugs]);
});

test("no article recommends itself or the same one twice", () => {
  for (const { slug, related } of entries) {
    expect(new Set([slug, ...related]).size).toBe(3);
  }
});

test("every picture is described", () => {
  for (const { image } of entries) expect(image.alt.length).toBeGreaterThan(20);
});
