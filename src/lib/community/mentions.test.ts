import { expect, test } from "vitest";
import { findOpenMention, splitMentions } from "@/lib/community/mentions";

const people = [
  { id: "ana", name: "Ana" },
  { id: "rivera", name: "Ana Rivera" },
  { id: "bo", name: "Bo (DPC) $1" },
];

test.each([
  ["Thanks @Ana Rivera!", ["rivera"]],
  ["@ana, @BO (dpc) $1.", ["ana", "bo"]],
  ["@Anastasia and ana@example.com", []],
  ["@@Ana", ["ana"]],
  ["no one", []],
])("the people mentioned in %j are %j", (text, ids) => {
  const parts = splitMentions(text, people);
  expect(parts.flatMap(({ id }) => id ?? [])).toEqual(ids);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test.each([
  ["@", ["ana", "rivera", "bo"]],
  ["Hi @an", ["ana", "rivera"]],
  ["Hi @Ana R", ["rivera"]],
  ["Hi @Ana Rivera ", undefined],
  ["ana@", undefined],
  ["Hi @x", undefined],
  ["@Ana\n", undefined],
])("the people suggested after %j are %j", (text, ids) => {
  expect(findOpenMention(text, people)?.matches.map(({ id }) => id)).toEqual(ids);
});

test("a text of 5,000 at signs is split quickly", () => {
  const before = performance.now();
  splitMentions("@".repeat(5000), people);
  findOpenMention("@".repeat(5000), people);
  expect(performance.now() - before).toBeLessThan(200);
});
