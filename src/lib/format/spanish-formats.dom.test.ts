import { expect, test, vi } from "vitest";

vi.doMock("@/lib/language", () => ({ language: "es", locale: "es-US" }));
// Only the Spanish build has translations: texts that it translates are marked here.
vi.doMock("@/lib/messages", () => ({
  t: (texts: TemplateStringsArray, ...values: string[]) =>
    `[${String.raw({ raw: texts }, ...values)}]`,
}));
// The setup has loaded modules in English.
vi.resetModules();

const { formatCalendarDay, formatDay, formatDayOfYear, formatMonth, formatMonthDay } = await import(
  "@/lib/format/dates"
);
const { enumerate, formatChoice, formatDollars } = await import("@/lib/format/numbers");

const { localStateName, stateName, stateSlug, usStates } = await import("@/lib/format/us-states");
const { describeLanguages } = await import("@/lib/directory/language-names");
const { tierName } = await import("@/lib/prices/age-spans");
const { placeSearch } = await import("@/lib/directory/places");

test("usual words of practices are translated, and others stay", () => {
  const lines = ["Cajun, basic", "Cajun (fluent)", "French (Cajun)", "French"];
  expect(describeLanguages(lines)).toBe(
    "Cajun ([basic]), Cajun ([fluent]), French (Cajun), French",
  );
  expect([tierName("Young adults"), tierName("Gold")]).toEqual(["[Young adults]", "Gold"]);
});

test("states have their Spanish names, but the same addresses and searches", () => {
  expect(stateName("NC")).toBe("Carolina del Norte");
  expect(localStateName("New York")).toBe("Nueva York");
  expect(localStateName("New York, NY")).toBe("New York, NY");
  expect(stateSlug("NC")).toBe("north-carolina");
  expect(placeSearch("NC")).toBe("North Carolina");
  const names = usStates.map(([, name]) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "es")));
});

test("dates name the month", () => {
  expect(formatCalendarDay("2024-10-15")).toBe("15 de octubre de 2024");
  expect(formatMonth("2026-09-01")).toBe("septiembre de 2026");
  expect(formatDayOfYear("2026-11-16")).toBe("16 de noviembre");
  expect(formatDay("2026-11-21T12:00:00")).toBe("21 de noviembre de 2026");
  expect(formatMonthDay("2026-11-21T12:00:00")).toBe("21 de noviembre");
});

test("lists write “e” and “u” before the same sound", () => {
  expect(enumerate(["español", "francés", "inglés"])).toBe("español, francés e inglés");
  expect(formatChoice(["siete", "ocho"])).toBe("siete u ocho");
});

test("amounts are written as in the United States", () => {
  expect(formatDollars(1200.5)).toBe("$1,200.50");
});
