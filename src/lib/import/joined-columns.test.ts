import { expect, test } from "vitest";
import { joinColumns } from "@/lib/import/joined-columns";

test("a column for each day, age band, or clinician becomes one column", () => {
  expect(
    joinColumns({
      headings: ["Name", "Monday", "Tue hours", "0-17", "Adult 18+ price", "Doctor 1", "Doctor 2"],
      rows: [
        ["Oak", "8-5", "closed", "$50/mo", "95", "Ada Example, MD", "Ben Example, NP"],
        ["Elm", "", "9-12", "", "", "Cy Example, DO"],
        [""],
      ],
    }),
  ).toEqual({
    headings: ["Name", "Hours", "Prices by age", "Clinicians"],
    rows: [
      [
        "Oak",
        "Monday 8-5; Tue closed",
        "0-17: $50/mo; Adult 18+: 95",
        "Ada Example, MD; Ben Example, NP",
      ],
      ["Elm", "Tue 9-12", "", "Cy Example, DO"],
      ["", "", "", ""],
    ],
  });
});

test("a column for each social profile becomes one column, with user names as addresses", () => {
  expect(
    joinColumns({
      headings: ["Facebook", "City", "LinkedIn"],
      rows: [["facebook.com/oak", "Reno", "@oak"]],
    }),
  ).toEqual({
    headings: ["Social profiles", "City"],
    rows: [["facebook.com/oak; https://www.linkedin.com/company/oak", "Reno"]],
  });
});

test("columns stay apart if the table has the one that they would become", () => {
  const table = { headings: ["Hours", "Monday"], rows: [["Mon 8-5", "9-5"]] };
  expect(joinColumns(table)).toEqual(table);
});

test("columns of opening and closing times become hours", () => {
  const { rows } = joinColumns({
    headings: ["mon_open", "mon_close", "Tuesday Open", "Tuesday Close"],
    rows: [["8", "17", "9:00 AM", "5:00 PM"]],
  });
  expect(rows).toEqual([["mon 8 – 17; Tuesday 9:00 AM – 5:00 PM"]]);
});

test("a license that has ended is a part of the status, and hours of four times are ranges", () => {
  expect(
    joinColumns({
      headings: ["Name", "Status", "License Expires", "Monday"],
      rows: [
        ["Oak", "Current", "2023", "9:00:17:00"],
        ["Elm", "Current", "12/31/2099", "8:30:12:00,13:00:17:00"],
      ],
    }),
  ).toEqual({
    headings: ["Name", "Status in the source", "Hours"],
    rows: [
      ["Oak", "Current; License Expires 2023", "Monday 9:00-17:00"],
      ["Elm", "Current", "Monday 8:30-12:00,13:00-17:00"],
    ],
  });
});

test("a row with too many cells keeps them", () => {
  const { rows } = joinColumns({
    headings: ["Monday", "Tuesday"],
    rows: [["8-5", "9-5", "stray"]],
  });
  expect(rows).toEqual([["Monday 8-5; Tuesday 9-5", "stray"]]);
});

test.each([
  "Monthly",
  "Doctor",
  "Provider NPI 1",
  "Address",
  "Address line 2",
  "First name",
  "Panel status",
  "Plan 2",
  "Sunset",
])("a column %s is left alone", (heading) => {
  const table = { headings: [heading], rows: [["x"]] };
  expect(joinColumns(table)).toEqual(table);
});
