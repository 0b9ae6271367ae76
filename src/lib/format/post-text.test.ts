import { expect, test } from "vitest";
import { canCollapse, isAlwaysCollapsed, splitLinks, tidyText } from "@/lib/format/post-text";

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);
const whole = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join("");

test.each([
  ["See https://example.com/a?b=1#c now", ["https://example.com/a?b=1#c"]],
  ["HTTP://Example.com", ["http://example.com/"]],
  ["Ends a sentence: https://example.com/a.", ["https://example.com/a"]],
  ["(in brackets https://example.com/a)", ["https://example.com/a"]],
  ["https://en.example.org/wiki/Care_(medicine)", ["https://en.example.org/wiki/Care_(medicine)"]],
  ["https://a.example, https://b.example!", ["https://a.example/", "https://b.example/"]],
  ["javascript:alert(1)", []],
  ["JaVaScRiPt://%0aalert(1)", []],
  ["data:text/html,<script>alert(1)</script>", []],
  ["//example.com/path", []],
  [
    "See www.example.org/a, or Www.example.com.",
    ["https://www.example.org/a", "https://www.example.com/"],
  ],
  ["me@www.example.org", []],
  ["https://www.example.org", ["https://www.example.org/"]],
  ["awww. So sweet: www.", []],
  ["https://", []],
  ["https://bank.example@evil.example/", []],
  ["xhttps://example.com", []],
  ['<a href="https://example.com">here</a>', ["https://example.com/"]],
])("links are found in %s", (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(whole(text)).toBe(text);
});

test("a text with markup keeps its characters and has no links", () => {
  const text = "<script>alert('x')</script> <img src=x onerror=alert(1)>";
  expect(splitLinks(text)).toEqual([{ text }]);
});

test("a long text without spaces is split quickly", () => {
  const text = `https://example.com/${"(".repeat(2500)}${")".repeat(2400)}`;
  const before = performance.now();
  expect(links(text)).toHaveLength(1);
  expect(performance.now() - before).toBeLessThan(200);
});

test("direction controls are removed", () => {
  expect(tidyText("Dr. \u202egnp.exe\u202c \u2067x\u2069")).toBe("Dr. gnp.exe x");
});

test("marks of headings and bold words are removed", () => {
  expect(tidyText("# Costs\n\n**What I pay:** $75.\n## HSA")).toBe(
    "Costs\n\nWhat I pay: $75.\nHSA",
  );
  expect(tidyText("#dpc, 2**3**4, ** a **, C# 9")).toBe("#dpc, 2**3**4, ** a **, C# 9");
});

test("two blank lines stay, and 200 become two", () => {
  expect(tidyText("a\n\n\nb")).toBe("a\n\n\nb");
  expect(tidyText(`a${"\n".repeat(200)}b`)).toBe("a\n\n\nb");
  expect(tidyText(`a${"\r\n \t".repeat(200)}\nb`)).toBe("a\n\n\nb");
  expect(tidyText(`a${"\n\u200b".repeat(200)}\nb`)).toBe("a\n\n\nb");
});

test("a text may collapse above twelve lines on a phone, and surely does on a wide screen", () => {
  const folds = (text: string) => [canCollapse(text), isAlwaysCollapsed(text)];
  expect(folds("")).toEqual([false, false]);
  expect(folds("a\n".repeat(11))).toEqual([false, false]);
  expect(folds("a\n".repeat(12))).toEqual([true, true]);
  expect(folds("x".repeat(12 * 30))).toEqual([false, false]);
  expect(folds("x".repeat(12 * 30 + 1))).toEqual([true, false]);
  expect(folds("x".repeat(12 * 80 + 1))).toEqual([true, true]);
});
