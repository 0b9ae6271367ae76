import { expect, test } from "vitest";
import { cappedCouple, priceMistakes } from "@/components/editor/price-mistakes";

const unsaid = {
  monthly_price: "",
  couple_price: "",
  family_cap: "",
  employer_price: "",
  employer_from: "",
};
const single = { monthly_price: "89" };

test.each([
  ["nothing", {}],
  ["a cap above all", { ...single, couple_price: "150", family_cap: "250" }],
  ["a cap that is the couple's price", { ...single, couple_price: "150", family_cap: "150" }],
  ["a couple's price above two single ones", { ...single, couple_price: "200" }],
  ["an employer's price without a least number", { employer_price: "65" }],
])("%s can be meant", (_name, prices) => {
  expect(priceMistakes({ ...unsaid, ...prices })).toEqual([]);
});

test.each([
  ["a cap below one adult", { ...single, family_cap: "80" }, /price for one adult/],
  ["a cap below a couple", { couple_price: "150", family_cap: "149.99" }, /price for a couple/],
  ["employees without a price", { employer_from: "5" }, /employer price/],
])("%s cannot", (_name, prices, message) => {
  const mistakes = priceMistakes({ ...unsaid, ...prices });
  expect(mistakes.map((mistake) => mistake.message)).toEqual([expect.stringMatching(message)]);
});

test("a cap below two single prices is allowed, and what it comes to is reported", () => {
  const capped = { ...unsaid, ...single, family_cap: "150" };
  expect(cappedCouple(capped)).toEqual({ pays: 150, instead: 178 });
  expect(cappedCouple({ ...capped, family_cap: "178" })).toBeNull();
  expect(cappedCouple({ ...capped, couple_price: "140" })).toBeNull();
  expect(cappedCouple({ ...capped, family_cap: "80" })).toBeNull();
  expect(cappedCouple({ ...capped, monthly_price: "8x" })).toBeNull();
});
