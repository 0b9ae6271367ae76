import { expect, test } from "vitest";
import { describeOptOut } from "@/lib/listings/clinicians";
import {
  cliniciansChange,
  describeClinician,
  readClinicians,
} from "@/lib/listings/stored-clinicians";
import { bareClinician, clinicianRow } from "@/test/clinicians";

const rosa = bareClinician("Rosa Wren");
const elena =
  "Elena Quill, MD (Family Medicine; Woman; English, Tagalog; NPI 1234567893; Accepting new patients; practicing since 1998)";

test("clinicians of a version are parsed in one property order, and invalid entries are dropped", () => {
  const { position: _position, ...person } = clinicianRow();
  expect(readClinicians([clinicianRow()])).toEqual([person]);
  expect(readClinicians([{ name: "Rosa Wren" }])).toEqual([rosa]);
  expect([null, "Rosa", { name: "Rosa" }].map(readClinicians)).toEqual([[], [], []]);
});

test("everything known about a clinician is on one line", () => {
  expect(describeClinician(clinicianRow())).toBe(elena);
  expect(describeClinician(rosa)).toBe("Rosa Wren");
  const photo_url = "https://api.test/storage/v1/object/public/clinician-photos/1/17.webp";
  expect(describeClinician({ ...rosa, photo_url })).toBe("Rosa Wren (photo 17.webp)");
});

test("a change shows clinicians who were added, removed, or changed", () => {
  expect(cliniciansChange([], [rosa])).toEqual({
    label: "Clinicians",
    before: "Nothing",
    after: "Rosa Wren",
  });
  const changed = cliniciansChange([rosa, clinicianRow()], [rosa, clinicianRow({ npi: null })]);
  expect(changed.before).toBe(`Rosa Wren\n${elena}`);
  expect(changed.after).toBe(`Rosa Wren\n${elena.replace(" NPI 1234567893;", "")}`);
});

test("clinicians who stay are in both lists, by name", () => {
  const { before, after } = cliniciansChange([clinicianRow()], [clinicianRow(), rosa]);
  expect([before, after]).toEqual(["Elena Quill", "Elena Quill\nRosa Wren"]);
});

test("an opt-out that ended isn't described as current", () => {
  const describe = (until: string | null) =>
    describeOptOut({ medicare_opt_out_until: until }, "2026-11-28");
  expect(describe("2026-11-28")).toBe("Opted out of Medicare until November 28, 2026");
  expect(describe("2026-11-27")).toBe(
    "Medicare opt-out period ended November 27, 2026; ask the practice",
  );
  expect(describe(null)).toBe("");
});
