import { expect, test } from "vitest";
import { listLanguages } from "@/lib/listings/languages";
import { listStates } from "@/lib/listings/state-list";

test.each([
  ["English, Spanish", ["English", "Spanish"]],
  ["English and Spanish", ["English", "Spanish"]],
  ["English & Spanish", ["English", "Spanish"]],
  ["English/Spanish", ["English", "Spanish"]],
  ["English / Spanish", ["English", "Spanish"]],
  ["English; Spanish", ["English", "Spanish"]],
  ["English + Spanish", ["English", "Spanish"]],
  ["English, Spanish, and Tagalog", ["English", "Spanish", "Tagalog"]],
  ["English, Spanish & Tagalog", ["English", "Spanish", "Tagalog"]],
  ["Eng & Span", ["English", "Spanish"]],
  ["Eng/Sp.", ["English", "Spanish"]],
  ["ENGLISH, SPANISH", ["English", "Spanish"]],
  ["english and spanish", ["English", "Spanish"]],
  ["English\nSpanish", ["English", "Spanish"]],
  ["English only", ["English"]],
  ["Bilingual: English/Spanish", ["English", "Spanish"]],
  ["English, ASL", ["English", "ASL"]],
  ["American Sign Language", ["American Sign Language"]],
  ["Chinese (Mandarin and Cantonese), English", ["Chinese (Mandarin and Cantonese)", "English"]],
  ["Haitian Creole", ["Haitian Creole"]],
  ["Español", ["Spanish"]],
  ["English, english", ["English"]],
  ["", []],
])("%j are parsed as %j", (text, languages) => {
  expect(listLanguages(text)).toEqual(languages);
});

test("states are parsed the same way", () => {
  expect(listStates("Texas and Oklahoma")).toEqual(["TX", "OK"]);
  expect(listStates("TX/OK")).toEqual(["TX", "OK"]);
});
