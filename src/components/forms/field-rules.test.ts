import { expect, test } from "vitest";
import { phoneNumber, price } from "@/components/forms/field-rules";

const messageOf = (schema: typeof price | typeof phoneNumber, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

test.each([
  "$75-$125",
  "75 - 125",
  "$75 to $125",
  "$75–$125/mo",
  "$75/mo - $125/mo",
  "75 or 125",
  "from $75",
  "starting at $75",
  "$75+",
  "75 and up",
])("the price %j is rejected with a hint to add prices by age", (text) => {
  expect(messageOf(price, text)).toBe(
    "Enter one price. Add prices that differ by age under “Prices by age”.",
  );
});

test.each([
  ["$75", "75"],
  ["1,075.50", "1075.50"],
  ["$ 80.00", "80.00"],
  ["", ""],
])("the price %j is parsed as %j", (text, amount) => {
  expect(price.parse(text)).toBe(amount);
});

test.each(["seventy", "75,50", "-5", "75.505"])("%j is rejected as a price", (text) => {
  expect(messageOf(price, text)).toBe("Enter dollars and cents, like 75 or 75.50");
});

test("a phone number is normalized, and a missing area code is reported", () => {
  expect(phoneNumber.parse(" 512.555.0142 ext. 3 ")).toBe("+15125550142;ext=3");
  expect(phoneNumber.parse("")).toBe("");
  expect(messageOf(phoneNumber, "555-0142")).toBe("Include the area code, like (512) 555-0100");
});
