import { expect, test } from "vitest";
import { confirmationText, isConfirmationDue } from "@/lib/listings/confirmation";

const now = Date.parse("2026-11-21T12:00:00Z");
const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();

test.each([
  [0, "Confirmed today"],
  [1.5, "Confirmed yesterday"],
  [12, "Confirmed 12 days ago"],
  [59, "Confirmed 59 days ago"],
  [95, "Confirmed 3 months ago"],
  [364, "Confirmed 11 months ago"],
  [365, "Confirmed last year"],
  [800, "Confirmed 2 years ago"],
  [-1, "Confirmed today"],
])("a confirmation %d days ago reads %j", (days, text) => {
  expect(confirmationText(ago(days), now)).toBe(text);
});

test('a listing without confirmation reads "Not fully confirmed", because parts of it may be and is due', () => {
  expect(confirmationText(null, now)).toBe("Not fully confirmed");
  expect(isConfirmationDue(null, now)).toBe(true);
});

test("a confirmation lasts 90 days", () => {
  expect(isConfirmationDue(ago(90), now)).toBe(false);
  expect(isConfirmationDue(ago(91), now)).toBe(true);
});
