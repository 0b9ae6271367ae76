import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nanpMetadata, readPhone } from "@/lib/format/read-phone";

test.each([
  ["(512) 555-0142", "+15125550142"],
  ["512-555-0142", "+15125550142"],
  ["512.555.0142", "+15125550142"],
  ["512 555 0142", "+15125550142"],
  ["5125550142", "+15125550142"],
  ["1-512-555-0142", "+15125550142"],
  ["+1 (512) 555-0142", "+15125550142"],
  ["+15125550142;ext=3", "+15125550142;ext=3"],
  ["  512–555–0142  ", "+15125550142"],
  ["５１２-５５５-０１４２", "+15125550142"],
  ["(512) 555-0142 ext. 3", "+15125550142;ext=3"],
  ["512-555-0142 x12", "+15125550142;ext=12"],
  ["512-555-0142 #7", "+15125550142;ext=7"],
  ["1 800 555 0199", "+18005550199"],
])("%j is the phone number %s", (written, value) => {
  expect(readPhone(written)).toEqual({ value });
});

test.each([
  ["555-0142", /include the area code/],
  ["512-555-014", /ten digits/],
  ["call me", /ten digits/],
  ["0000000000", /check its digits$/],
  ["123-456-7890", /check its digits$/],
  ["512-155-0142", /check its digits$/],
  ["+44 20 7946 0958", /US and Canada/],
  ["512-555-0142 or 512-555-0143", /ten digits/],
  ["5.12555E+09", /ten digits/],
  ["Fax: 512-555-0142", /check its digits$/],
  ["5".repeat(201), /too long/],
])("%j is rejected with a reason", (written, reason) => {
  expect(readPhone(written)).toEqual({ problem: expect.stringMatching(reason) });
});

test("the numbering plan matches the installed library", () => {
  const file = new URL(
    "../../../node_modules/libphonenumber-js/metadata.min.json",
    import.meta.url,
  );
  const { version, countries } = JSON.parse(readFileSync(file, "utf8"));
  expect(nanpMetadata).toEqual({
    version,
    country_calling_codes: { 1: ["US"] },
    nonGeographic: {},
    countries: { US: countries.US },
  });
});
