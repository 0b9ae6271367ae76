import { expect, test } from "vitest";
import type { Coverage } from "@/lib/prices/coverage";
import { getHsaAnswer, hsaLabel, hsaText, singleFee } from "@/lib/prices/hsa";

const practice = {
  address_state: "TX",
  specialty: "Family Medicine",
  visit_fee: null,
  clinicians: [],
  services: [],
  membership_levels: [],
};
const fee = (monthly: number | null, people = 1) => ({
  monthly,
  people,
  isLeastBecauseOf: null,
  isForOneAdult: people === 1,
  isAccepted: true,
});
const extra: { coverage: Coverage }[] = [{ coverage: "included" }, { coverage: "extra" }];

test.each([
  [150, 1, "within"],
  [150.01, 1, "over"],
  [151, 1, "over"],
  [151, 2, "within"],
  [300, 2, "within"],
  [301, 2, "over"],
  [300, 4, "within"],
  [356, 4, "over"],
  [0, 1, "ask"],
  [null, 1, "ask"],
])("%s dollars a month for %i people: %s", (monthly, people, kind) => {
  expect(getHsaAnswer(practice, fee(monthly, people)).kind).toBe(kind);
});

test.each([
  ["a fee per visit", { visit_fee: 0.01 }, {}, "ask"],
  ["visits without a fee", { visit_fee: 0 }, {}, "within"],
  ["a service that costs extra", { services: extra }, {}, "ask"],
  ["a price that may be more", {}, { isLeastBecauseOf: "price" as const }, "ask"],
  [
    "a household's price of the lowest level",
    {},
    { isLeastBecauseOf: "levels" as const, people: 2 },
    "ask",
  ],
  ["levels within the limit", { membership_levels: ["Basic: 100", "Plus: 150"] }, {}, "within"],
  ["a level over the limit", { membership_levels: ["Basic: 100", "Plus: 151"] }, {}, "levels"],
  [
    "the levels of adults for a child",
    { membership_levels: ["Plus: 151"] },
    { isForOneAdult: false },
    "within",
  ],
  ["a practice that may refuse the household", {}, { isAccepted: false }, "ask"],
  [
    "a clinician of another specialty",
    { clinicians: [{ specialty: "Sports Medicine" }] },
    {},
    "ask",
  ],
  ["a practice in Puerto Rico", { address_state: "PR" }, {}, "ask"],
  ["a pediatrician", { clinicians: [{ specialty: "Pediatrics" }] }, {}, "within"],
])("%s has the result %s", (_name, facts, changes, kind) => {
  expect(getHsaAnswer({ ...practice, ...facts }, { ...fee(100), ...changes }).kind).toBe(kind);
});

test.each([
  [null, "within"],
  ["Family Medicine", "within"],
  ["Internal Medicine and Pediatrics", "within"],
  ["Med-Peds", "within"],
  ["Geriatrics", "within"],
  ["Obstetrics and Gynecology", "ask"],
  ["Functional Medicine", "ask"],
  ["Family and Sports Medicine", "ask"],
  ["Dermatology", "ask"],
])("the specialty %s has the result %s", (specialty, kind) => {
  expect(getHsaAnswer({ ...practice, specialty }, fee(100)).kind).toBe(kind);
});

test("one person pays the monthly price, a twelfth of the yearly price, or at least the lowest level", () => {
  const none = { monthly_price: null, yearly_price: null, membership_levels: [], tiers: [] };
  expect(singleFee({ ...none, monthly_price: 75, yearly_price: 800 })).toEqual(fee(75));
  expect(singleFee({ ...none, yearly_price: 1800 })).toEqual(fee(150));
  expect(singleFee({ ...none, membership_levels: ["Plus: 120", "Basic: 79"] })).toEqual({
    ...fee(79),
    isLeastBecauseOf: "levels",
  });
  const tiers = [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 85 }];
  expect(singleFee({ ...none, tiers })).toEqual({ ...fee(85), isLeastBecauseOf: "ages" });
});

test("the text is about contributing, names the limit, and promises nothing", () => {
  const over = getHsaAnswer(practice, fee(151));
  expect(hsaText(over)).toMatch(/^At \$151 a month, this is over the \$150 limit/);
  expect(hsaLabel(over)).toBe("Over the $150 limit");
  const within = getHsaAnswer(practice, fee(230, 4));
  expect(hsaText(within)).toMatch(/\$300 limit for 4 people .* contributions/);
  const ask = getHsaAnswer({ ...practice, visit_fee: 10 }, fee(75));
  expect(hsaText(ask)).toBe("it charges a fee per visit");
  expect(hsaLabel(ask)).toBe("Ask the practice");
  const levels = getHsaAnswer({ ...practice, membership_levels: ["Plus: 180"] }, fee(79));
  expect(hsaText(levels)).toMatch(/^It depends on the level: \$79 .*“Plus”, at \$180, is over/);
  expect(hsaLabel(levels)).toBe("Depends on the level");
  const lower = getHsaAnswer({ ...practice, membership_levels: ["Plus: 120"] }, fee(79));
  expect(hsaText(lower)).toMatch(/^At \$79 to \$120 a month, this is within/);
  const ages = getHsaAnswer(practice, { ...fee(30), isLeastBecauseOf: "ages" });
  expect(hsaText(ages)).toMatch(/^It depends on the price for your age\. .* \$150 .* \$300/);
  expect(hsaLabel(ages)).toBe("Enter who it is for");
  for (const answer of [over, within, ask, levels, ages]) {
    expect(hsaText(answer)).not.toMatch(/eligible|qualif|up to|can pay/i);
  }
});
