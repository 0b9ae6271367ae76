import { expect, test } from "vitest";
import { fieldSchemas } from "@/components/listing-form/field-schema";

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
  ["instagram.com/oak", "https://instagram.com/oak"],
  ["https://social.example/oak", "https://social.example/oak"],
  ["javascript:alert(1)", undefined],
  ["@oak", undefined],
])("the profile %j is read as %j", (text, address) => {
  expect(fieldSchemas.social_url.safeParse(text).data).toBe(address);
});
