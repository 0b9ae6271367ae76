import { expect, test } from "vitest";
import { isValidNpi } from "@/lib/format/npi";

test.each(["1234567893", "1245319599", "1003000126"])("%s is a valid NPI", (npi) => {
  expect(isValidNpi(npi)).toBe(true);
});

test.each(["1234567890", "123456789", "12345678933", "12345-7893", "", "１２３４５６７８９３"])(
  "%s is not a valid NPI",
  (npi) => {
    expect(isValidNpi(npi)).toBe(false);
  },
);
