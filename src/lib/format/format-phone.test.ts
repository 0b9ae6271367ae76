import { expect, test } from "vitest";
import { formatPhone, phoneUrl } from "@/lib/format/format-phone";

test.each([
  ["+15125550142", "(512) 555-0142"],
  ["+15125550142;ext=3", "(512) 555-0142 ext. 3"],
  ["+18005550142;ext=0042", "(800) 555-0142 ext. 0042"],
  ["call us", "call us"],
])("%s is shown as %s", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test("a link dials the number with its extension", () => {
  expect(phoneUrl("+15125550142;ext=3")).toBe("tel:+15125550142;ext=3");
});
