import { expect, test } from "vitest";
import { federalHolidays } from "@/lib/listings/federal-holidays";
import { holidayName } from "@/lib/listings/holiday-names";

const listed = (start: string) =>
  federalHolidays(start).map(({ from, to, name }) => [name, from, to]);

// The dates that the U.S. Office of Personnel Management publishes, with the weekend days before or
// after those observed.
test("the federal holidays of 2027 include observed days", () => {
  expect(listed("2027-01-01")).toEqual([
    ["New Year's Day", "2027-01-01", "2027-01-01"],
    ["Martin Luther King Jr. Day", "2027-01-18", "2027-01-18"],
    ["Presidents' Day", "2027-02-15", "2027-02-15"],
    ["Memorial Day", "2027-05-31", "2027-05-31"],
    ["Juneteenth", "2027-06-18", "2027-06-19"],
    ["Independence Day", "2027-07-04", "2027-07-05"],
    ["Labor Day", "2027-09-06", "2027-09-06"],
    ["Columbus Day", "2027-10-11", "2027-10-11"],
    ["Veterans Day", "2027-11-11", "2027-11-11"],
    ["Thanksgiving", "2027-11-25", "2027-11-25"],
    ["Christmas Day", "2027-12-24", "2027-12-25"],
    // Saturday, January 1, 2028 is observed on Friday.
    ["New Year's Day", "2027-12-31", "2028-01-01"],
  ]);
});

test("the list covers twelve months from any day, including a leap day", () => {
  expect(listed("2026-11-27").at(0)).toEqual(["Christmas Day", "2026-12-25", "2026-12-25"]);
  expect(listed("2026-11-27").at(-1)).toEqual(["Thanksgiving", "2027-11-25", "2027-11-25"]);
  expect(listed("2028-02-29")).toHaveLength(11);
  // Monday, July 5, 2027 is the observed Independence Day.
  expect(listed("2027-07-05").at(0)).toEqual(["Independence Day", "2027-07-04", "2027-07-05"]);
});

test("each holiday has a name in the language of the site", () => {
  const names = federalHolidays("2026-01-01").map(({ name = "" }) => name);
  expect(names.map(holidayName)).toEqual(names);
});
