import { expect, test } from "vitest";
import { fieldSchemas } from "@/components/editor/field-schema";

const thisYear = new Date().getFullYear();

test.each([
  ["", true],
  ["1900", true],
  [` ${thisYear} `, true],
  ["1899", false],
  [String(thisYear + 1), false],
  ["16", false],
  ["in 2016", false],
])("whether %j is a year in which a practice may have opened: %s", (text, isOne) => {
  expect(fieldSchemas.opened_year.safeParse(text).success).toBe(isOne);
});

test.each([
  ["social_urls", "instagram.com/oak\nhttps://social.example/oak", true],
  ["social_urls", "javascript:alert(1)", false],
  ["social_urls", "@oak", false],
  [
    "social_urls",
    "a.example b.example c.example d.example e.example f.example g.example h.example i.example",
    false,
  ],
  ["patient_ages", "18 and older", true],
  ["patient_ages", "most", false],
] as const)("the form takes as %s %j: %s", (field, text, isRight) => {
  expect(fieldSchemas[field].safeParse(text).success).toBe(isRight);
});
