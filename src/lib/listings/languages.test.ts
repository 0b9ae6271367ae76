import { expect, test } from "vitest";
import { joinLanguages, languageOf } from "@/lib/listings/language-lines";
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
  ["Vietnamese, basic", ["Vietnamese (basic)"]],
  [
    "English, vietnamese (basic), ASL - conversational",
    ["English", "Vietnamese (basic)", "ASL - conversational"],
  ],
  [
    "English, Spanish (fluent), Hindi, with an interpreter",
    ["English", "Spanish (fluent)", "Hindi (with an interpreter)"],
  ],
  ["English and some French", ["English", "French (some)"]],
  ["Medical Spanish", ["Spanish (medical)"]],
  ["English, english", ["English"]],
  ["English, Spanish, interpreter on request", ["English", "Spanish"]],
  ["English; a phone interpreter and translation services", ["English"]],
  ["", []],
])("%j are parsed as %j", (text, languages) => {
  expect(listLanguages(text)).toEqual(languages);
});

test.each([
  ["Vietnamese, basic", "Vietnamese", "Vietnamese (basic)"],
  ["Vietnamese (basic)", "Vietnamese", "Vietnamese (basic)"],
  ["ASL - conversational", "ASL", "ASL - conversational"],
  ["Haitian Creole", "Haitian Creole", "Haitian Creole"],
  ["(basic)", "(basic)", "(basic)"],
])("%j is the language %j with a remark", (line, language, shown) => {
  expect(languageOf(line)).toBe(language);
  expect(joinLanguages([line])).toBe(shown);
  expect(listLanguages(joinLanguages([line]))).toEqual([shown]);
});

test("states are parsed the same way", () => {
  expect(listStates("Texas and Oklahoma")).toEqual(["TX", "OK"]);
  expect(listStates("TX/OK")).toEqual(["TX", "OK"]);
});
