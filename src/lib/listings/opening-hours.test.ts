import { describe, expect, test } from "vitest";
import type { SpecialHours } from "@/lib/listings/hours";
import { describeOpenNow, type OpeningHours } from "@/lib/listings/opening-hours";

const office = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  hours: [
    [1, "08:00", "12:00"],
    [1, "13:00", "17:00"],
    [2, "08:30", "17:30"],
    [3, "08:00", "17:00"],
    [4, "08:00", "17:00"],
    [5, "08:00", "12:00"],
    [6, "09:00", "24:00"],
  ],
  special_hours: [],
  time_zone: "America/Chicago",
  ...changes,
});

const at = (
  moment: string,
  changes: Partial<OpeningHours> = {},
  readerZone = changes.time_zone ?? "America/Chicago",
) => describeOpenNow(office(changes), Date.parse(moment), readerZone);

// November 30, 2026 is a Monday.
test.each([
  ["2026-11-30T07:59:59-06:00", "Opens at 8 AM"],
  ["2026-11-30T08:00-06:00", "Open until noon"],
  ["2026-11-30T11:59:59-06:00", "Open until noon"],
  ["2026-11-30T12:00-06:00", "Opens at 1 PM"],
  ["2026-11-30T13:00-06:00", "Open until 5 PM"],
  ["2026-11-30T17:00-06:00", "Opens Tue 8:30 AM"],
  ["2026-12-01T17:29-06:00", "Open until 5:30 PM"],
  ["2026-12-05T08:59-06:00", "Opens at 9 AM"],
  ["2026-12-05T23:59-06:00", "Open until midnight"],
  ["2026-12-06T00:00-06:00", "Opens Mon 8 AM"],
  ["2026-12-06T23:59-06:00", "Opens Mon 8 AM"],
  ["2026-12-07T00:00-06:00", "Opens at 8 AM"],
])("at %s: %s", (moment, text) => {
  expect(at(moment)).toBe(text);
});

test("a week later on the same weekday, the date is named", () => {
  expect(at("2026-11-30T17:00-06:00", { hours: [[1, "08:00", "17:00"]] })).toBe(
    "Opens Dec 7, 8 AM",
  );
});

test("an office without regular hours has no text", () => {
  expect(at("2026-11-30T09:00-06:00", { hours: [] })).toBeNull();
});

describe("around midnight", () => {
  test.each<[string, OpeningHours["hours"], string]>([
    ["00:30 to 24:00", [[1, "00:30", "24:00"]], "Open until midnight"],
    [
      "over midnight",
      [
        [1, "18:00", "24:00"],
        [2, "00:00", "02:00"],
      ],
      "Open until Tue 2 AM",
    ],
    [
      "until the next noon",
      [
        [1, "00:00", "24:00"],
        [2, "00:00", "12:00"],
      ],
      "Open until Tue noon",
    ],
    [
      "two days",
      [
        [1, "00:00", "24:00"],
        [2, "00:00", "24:00"],
      ],
      "Open until Tue midnight",
    ],
    [
      "the whole week",
      ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => [day, "00:00", "24:00"] as const),
      "Open 24 hours",
    ],
    [
      "spans that touch",
      [
        [1, "18:00", "20:00"],
        [1, "20:00", "21:15"],
      ],
      "Open until 9:15 PM",
    ],
  ])("%s", (_, spans, text) => {
    expect(at("2026-11-30T19:00-06:00", { hours: spans })).toBe(text);
  });

  test("an opening at midnight", () => {
    expect(at("2026-11-30T19:00-06:00", { hours: [[3, "00:00", "12:00"]] })).toBe(
      "Opens Wed midnight",
    );
  });
});

describe("time zones", () => {
  test.each([
    // Monday 16:30 UTC
    ["2026-11-30T16:30Z", "America/Phoenix", "America/Phoenix", "Open until noon"],
    ["2026-11-30T16:30Z", "America/Los_Angeles", "America/Los_Angeles", "Open until noon"],
    ["2026-07-13T14:30Z", "America/Phoenix", "America/Phoenix", "Opens at 8 AM"],
    ["2026-07-13T14:30Z", "America/Denver", "America/Denver", "Open until noon"],
    // Another clock than the reader's is named.
    ["2026-11-30T16:30Z", "America/Chicago", "America/New_York", "Open until noon Central Time"],
    ["2026-11-30T18:00Z", "America/Chicago", "America/New_York", "Opens at 1 PM Central Time"],
    ["2026-11-30T23:30Z", "America/Chicago", "Europe/Paris", "Opens Tue 8:30 AM Central Time"],
    ["2026-11-30T16:30Z", "America/Phoenix", "America/Denver", "Open until noon"],
    ["2026-07-13T16:30Z", "America/Phoenix", "America/Denver", "Open until noon Arizona time"],
    ["2026-07-13T16:30Z", "America/Phoenix", "America/Los_Angeles", "Open until noon"],
    [
      "2026-11-30T12:30Z",
      "America/Puerto_Rico",
      "America/New_York",
      "Open until noon Atlantic Time",
    ],
    ["2026-07-13T12:30Z", "America/Puerto_Rico", "America/New_York", "Open until noon"],
    // It is Sunday for the reader.
    ["2026-11-29T22:30Z", "Pacific/Guam", "America/Chicago", "Open until noon Guam Time"],
    ["2026-11-29T21:30Z", "Pacific/Guam", "Pacific/Guam", "Opens at 8 AM"],
    ["2026-11-30T19:30Z", "Pacific/Pago_Pago", "Pacific/Honolulu", "Open until noon Samoa Time"],
    ["2026-11-30T18:30Z", "Pacific/Honolulu", "Pacific/Honolulu", "Open until noon"],
    ["2026-11-30T17:30Z", "America/Anchorage", "America/Adak", "Open until noon Alaska Time"],
    // The clocks differ before the office opens again.
    ["2026-03-07T23:00Z", "America/Denver", "America/Phoenix", "Open until midnight Mountain Time"],
    ["2026-10-31T23:00Z", "America/Denver", "America/Phoenix", "Open until midnight Mountain Time"],
  ])("at %s in %s for a reader in %s: %s", (moment, timeZone, readerZone, text) => {
    expect(at(moment, { time_zone: timeZone }, readerZone)).toBe(text);
  });
});

describe("daylight saving time", () => {
  const nights: Partial<OpeningHours> = {
    hours: [
      [7, "01:00", "03:30"],
      [1, "08:00", "17:00"],
    ],
  };
  test.each([
    // It begins on March 8, 2026.
    ["2026-03-08T07:59Z", "Open until 3:30 AM"],
    ["2026-03-08T08:15Z", "Open until 3:30 AM"],
    ["2026-03-08T08:30Z", "Opens Mon 8 AM"],
    ["2026-03-09T12:59Z", "Opens at 8 AM"],
    ["2026-03-09T13:00Z", "Open until 5 PM"],
    // It ends on November 1, 2026.
    ["2026-11-01T05:59Z", "Opens at 1 AM"],
    ["2026-11-01T06:30Z", "Open until 3:30 AM"],
    ["2026-11-01T07:30Z", "Open until 3:30 AM"],
    ["2026-11-01T09:30Z", "Opens Mon 8 AM"],
    ["2026-11-02T13:59Z", "Opens at 8 AM"],
    ["2026-11-02T14:00Z", "Open until 5 PM"],
  ])("at %s: %s", (moment, text) => {
    expect(at(moment, nights)).toBe(text);
  });
});

describe("federal holidays", () => {
  test.each([
    ["on Thanksgiving", "2026-11-26T09:00-06:00", "Holiday hours may differ"],
    ["on the evening before", "2026-11-25T18:00-06:00", "Closed now"],
    ["on the Friday after", "2026-11-27T09:00-06:00", "Open until noon"],
    [
      "on the Friday before a Saturday holiday",
      "2026-07-03T09:00-05:00",
      "Holiday hours may differ",
    ],
    ["on a Sunday holiday, when it is closed anyway", "2027-07-04T09:00-05:00", "Closed today"],
    ["on the Monday after a Sunday holiday", "2027-07-05T09:00-05:00", "Holiday hours may differ"],
    ["on New Year's Eve", "2026-12-31T09:00-06:00", "Open until 5 PM"],
    ["on New Year's Eve after it has closed", "2026-12-31T18:00-06:00", "Closed now"],
    ["on New Year's Day", "2027-01-01T00:00-06:00", "Holiday hours may differ"],
    ["on the day after", "2027-01-02T09:00-06:00", "Open until midnight"],
    [
      "on New Year's Eve of 2027, a Friday on which New Year's Day is observed",
      "2027-12-31T09:00-06:00",
      "Holiday hours may differ",
    ],
  ])("%s", (_, moment, text) => {
    expect(at(moment)).toBe(text);
  });

  test("the day is that of the office, not of the reader", () => {
    const moment = "2026-12-31T15:00Z";
    expect(at(moment, { time_zone: "Pacific/Guam" }, "America/Chicago")).toBe(
      "Holiday hours may differ",
    );
  });

  test("an office that is open around the clock may close at midnight", () => {
    const spans = ([3, 4, 5] as const).map((day) => [day, "00:00", "24:00"] as const);
    expect(at("2026-11-25T18:00-06:00", { hours: spans })).toBe("Open until midnight");
  });
});

describe("special hours", () => {
  const special: SpecialHours[] = [
    { from: "2026-11-26", to: "2026-11-26", name: "Thanksgiving" },
    { from: "2026-11-27", to: "2026-11-27", opens: "09:00", closes: "11:00" },
    { from: "2026-12-21", to: "2027-01-04", name: "Vacation" },
  ];
  test.each([
    ["the evening before a closed day", "2026-11-25T18:00-06:00", "Opens Fri 9 AM"],
    ["a closed day", "2026-11-26T09:00-06:00", "Closed today, opens Fri 9 AM"],
    ["before stated hours", "2026-11-27T08:30-06:00", "Opens at 9 AM"],
    ["within stated hours", "2026-11-27T10:00-06:00", "Open until 11 AM"],
    ["after stated hours", "2026-11-27T11:00-06:00", "Opens Sat 9 AM"],
    ["before two weeks", "2026-12-20T12:00-06:00", "Opens Jan 5, 8:30 AM"],
    [
      "within two weeks, on a holiday",
      "2026-12-25T12:00-06:00",
      "Closed today, opens Jan 5, 8:30 AM",
    ],
    ["in the new year", "2027-01-02T12:00-06:00", "Closed today, opens Tue 8:30 AM"],
  ])("%s", (_, moment, text) => {
    expect(at(moment, { special_hours: special })).toBe(text);
  });

  test("a year of closed days has no next opening", () => {
    const closed = [
      { from: "2026-11-01", to: "2027-11-01" },
      { from: "2027-11-02", to: "2028-11-01" },
    ];
    expect(at("2026-11-30T09:00-06:00", { special_hours: closed })).toBe("Closed today");
  });
});
