import { expect, test } from "vitest";
import { isSpanish, langOf } from "@/lib/listings/written-language";

test.each([
  ["Atendemos a toda la familia en español.", true],
  ["Consultas para toda la familia en la clínica y por video", true],
  ["Primary care for the whole family, de la Cruz Medical in El Paso", false],
  ["Family Medicine", false],
  ["", false],
])("whether “%s” is in Spanish: %s", (text, expected) => {
  expect(isSpanish(text)).toBe(expected);
});

test("a text has no language of its own on a page in English", () => {
  expect([langOf("Atendemos a niños"), langOf("We see children")]).toEqual([undefined, undefined]);
});
