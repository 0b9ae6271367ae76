import { expect, it } from "vitest";
import { telephoneUrl } from "@/lib/format/telephone";

it.each([
  ["(512) 555-0100", "tel:5125550100"],
  ["+1 512.555.0100", "tel:+15125550100"],
  ["512-555-0100 x12", "tel:5125550100;ext=12"],
])("dials %s", (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});
