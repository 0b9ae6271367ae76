import { expect, test } from "vitest";
import { listWebAddresses } from "@/lib/format/web-addresses";

test("addresses are parsed with any separator", () => {
  const both = ["https://facebook.com/oak", "https://instagram.com/oak"];
  for (const between of [" ", ", ", ",", "; ", "\n", " | "]) {
    expect(listWebAddresses(both.join(between))).toEqual(both);
  }
  expect(listWebAddresses("facebook.com/oak, facebook.com/oak")).toEqual([
    "https://facebook.com/oak",
  ]);
  expect(listWebAddresses("https://maps.example/oak,street")).toEqual([
    "https://maps.example/oak,street",
  ]);
  expect(listWebAddresses("")).toEqual([]);
  for (const wrong of ["@oak", "Facebook", "javascript:alert(1)", "facebook.com/oak and @oak"]) {
    expect(listWebAddresses(wrong)).toBeNull();
  }
});
