import { expect, test } from "vitest";
import { correctionFields, formatCorrection } from "@/lib/listings/correction-fields";
import { fieldLabel } from "@/lib/listings/fields";

test("members can correct prices but not the NPI", () => {
  expect(correctionFields).toContain("visit_fee");
  expect(correctionFields).not.toContain("npi");
  expect(fieldLabel("visit_fee")).toBe("Fee per visit");
});

test.each([
  ["monthly_price", "75.00", "$75"],
  ["monthly_price", "75.50", "$75.50"],
  ["monthly_price", "odd", "odd"],
  ["telehealth_only", "true", "Yes"],
  ["accepting_new_patients", "false", "No"],
  ["model", "hybrid", "Also bills insurance for some patients"],
  ["model", "odd", "odd"],
  ["phone", null, "Nothing yet"],
  ["phone", "+15125550100;ext=3", "(512) 555-0100 ext. 3"],
  ["unheard_of", "x", "x"],
])("%s %j reads %s", (field, value, text) => {
  expect(formatCorrection(field, value)).toBe(text);
});
