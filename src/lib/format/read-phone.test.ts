import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nanpMetadata, readPhone } from "@/lib/format/read-phone";
import { invalidPhones, validPhones } from "@/test/phone-cases";

test.each(validPhones)("%j is the phone number %s", (written, value) => {
  expect(readPhone(written)).toEqual({ value });
});

test.each(invalidPhones)("%j is rejected with a reason", (written, reason) => {
  expect(readPhone(written)).toEqual({ problem: expect.stringMatching(reason) });
});

test("a fax column accepts a fax number", () => {
  expect(readPhone("Fax: 512-555-0142", "fax")).toEqual({ value: "+15125550142" });
  expect(readPhone("512-555-0142 (fax)", "fax")).toEqual({ value: "+15125550142" });
  expect(readPhone("Phone: 512-555-0142", "fax")).toHaveProperty("problem");
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
