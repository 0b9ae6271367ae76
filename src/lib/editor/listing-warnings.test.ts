import { expect, test } from "vitest";
import { listingWarnings, type WarnedListing } from "@/lib/editor/listing-warnings";

const tier = (min_age: number, max_age: number | null, monthly_price: number) => ({
  min_age,
  max_age,
  monthly_price,
});

const adultsByAge = [tier(0, 17, 40), tier(18, 64, 95), tier(65, null, 120)];

test.each<[string, WarnedListing]>([
  ["nothing", {}],
  ["one price", { monthly_price: 75 }],
  ["a yearly price of twelve months", { monthly_price: 75, yearly_price: 900 }],
  ["a yearly price of ten months", { monthly_price: 75, yearly_price: 750 }],
  ["a yearly price of half a year", { monthly_price: 75, yearly_price: 450 }],
  ["a yearly price alone", { yearly_price: 9000 }],
  ["a monthly price that is one of those by age", { monthly_price: 95, tiers: adultsByAge }],
  ["a monthly price that is what older people pay", { monthly_price: 120, tiers: adultsByAge }],
  ["prices for children only", { monthly_price: 75, tiers: [tier(0, 17, 40)] }],
  ["prices by age alone", { tiers: adultsByAge }],
  ["free children", { monthly_price: 95, tiers: [tier(0, 17, 0), tier(18, null, 95)] }],
  ["a free child with an adult", { monthly_price: 75, extra_child_price: 0 }],
  ["no enrollment fee", { monthly_price: 75, enrollment_fee: 0 }],
  ["two adults for the price of two", { monthly_price: 75, couple_price: 150 }],
  ["two adults for less", { monthly_price: 75, couple_price: 140 }],
  ["a family cap above a couple", { monthly_price: 75, couple_price: 140, family_cap: 200 }],
  ["a child for what an adult pays", { monthly_price: 75, extra_child_price: 75 }],
  ["cheaper employees", { monthly_price: 75, employer_price: 65 }],
  ["an enrollment fee of some months", { monthly_price: 75, enrollment_fee: 199 }],
  ["an enrollment fee alone", { enrollment_fee: 500 }],
  ["states of a telehealth practice", { telehealth_only: true, telehealth_states: ["TX"] }],
  ["states with video visits", { telehealth_states: ["TX"], hasVideoVisits: true }],
  ["an empty list of states", { telehealth_states: [] }],
  ["a specialty", { specialty: "Family Medicine" }],
  ["a street address", { address_street: "1 Main St" }],
  ["a telehealth practice's PO box", { telehealth_only: true, address_street: "PO Box 12" }],
])("%s gives no warning", (_name, listing) => {
  expect(listingWarnings(listing)).toEqual([]);
});

test.each<[string, WarnedListing, string[], RegExp]>([
  [
    "a yearly price above twelve months",
    { monthly_price: 75, yearly_price: 901 },
    ["yearly_price"],
    /^\$901 is more than twelve months at \$75 \(\$900\)/,
  ],
  [
    "a yearly price that is a monthly one",
    { monthly_price: 75, yearly_price: 75 },
    ["yearly_price"],
    /^\$75 is less than half of twelve months at \$75 \(\$900\)/,
  ],
  [
    "a yearly price with a digit missing",
    { monthly_price: 75.5, yearly_price: 90 },
    ["yearly_price"],
    /less than half of twelve months at \$75\.50 \(\$906\)/,
  ],
  ["a free membership", { monthly_price: 0 }, ["monthly_price"], /^\$0 means free/],
  ["a free year", { yearly_price: 0 }, ["yearly_price"], /^\$0 means free/],
  ["a free couple", { couple_price: 0 }, ["couple_price"], /^\$0 means free/],
  ["a cap of nothing", { family_cap: 0 }, ["family_cap"], /^\$0 means free/],
  ["a free student", { student_price: 0 }, ["student_price"], /^\$0 means free/],
  ["a free employee", { employer_price: 0 }, ["employer_price"], /^\$0 means free/],
  ["free adults by age", { tiers: [tier(18, null, 0)] }, ["tiers"], /^\$0 a month for adults/],
  [
    "an adult price that is none of those by age",
    { monthly_price: 75, tiers: adultsByAge },
    ["monthly_price", "tiers"],
    /is \$75, but the prices by age say \$95 \(18 to 64\), \$120 \(65 and older\)/,
  ],
  [
    "an adult price beside one for all ages",
    { monthly_price: 75, tiers: [tier(0, null, 80)] },
    ["monthly_price", "tiers"],
    /say \$80 \(All ages\)/,
  ],
  [
    "a couple that pays more than two",
    { monthly_price: 75, couple_price: 160 },
    ["couple_price"],
    /^\$160 is more than two adults pay separately \(\$150\)/,
  ],
  [
    "a couple that pays less than one",
    { monthly_price: 75, couple_price: 70 },
    ["couple_price"],
    /^\$70 for two adults is less than one adult pays \(\$75\)/,
  ],
  [
    "a couple that pays less than the cheapest age",
    { tiers: adultsByAge, couple_price: 90 },
    ["couple_price"],
    /less than one adult pays \(\$95\)/,
  ],
  [
    "a family that pays less than one adult",
    { monthly_price: 75, family_cap: 25 },
    ["family_cap"],
    /^\$25 for a family is less than one adult pays/,
  ],
  [
    "a family that pays less than the cheapest age",
    { tiers: adultsByAge, family_cap: 90 },
    ["family_cap"],
    /less than one adult pays \(\$95\)/,
  ],
  [
    "a child that pays more than an adult",
    { monthly_price: 75, extra_child_price: 80 },
    ["extra_child_price"],
    /^\$80 for a child is more than an adult pays \(\$75\)/,
  ],
  [
    "a student who pays more",
    { monthly_price: 75, student_price: 80 },
    ["student_price"],
    /^\$80 for a student is more/,
  ],
  [
    "an employee who pays more",
    { monthly_price: 75, employer_price: 80 },
    ["employer_price"],
    /^\$80 for an employee is more/,
  ],
  [
    "an enrollment fee that is the yearly price",
    { monthly_price: 75, yearly_price: 800, enrollment_fee: 800 },
    ["enrollment_fee"],
    /^\$800 is more than 5 months at \$75/,
  ],
  [
    "a large enrollment fee alone",
    { enrollment_fee: 1200 },
    ["enrollment_fee"],
    /^\$1,200 is high/,
  ],
  [
    "states without telehealth",
    { telehealth_only: false, telehealth_states: ["TX", "OK"] },
    ["telehealth_states"],
    /Add video visits/,
  ],
  ["a short specialty", { specialty: "F.M." }, ["specialty"], /^Do you mean Family Medicine\?/],
  ["two of them", { specialty: "Med-Peds" }, ["specialty"], /Internal Medicine and Pediatrics/],
  [
    "a PO box",
    { address_street: "P.O. Box 12" },
    ["address_street"],
    /mailing address, not an office/,
  ],
])("%s gives a warning", (_name, listing, fields, message) => {
  expect(listingWarnings(listing)).toEqual([{ fields, message: expect.stringMatching(message) }]);
});

test("each mistake in a listing gives its own warning", () => {
  const slips = { monthly_price: 75, yearly_price: 7500, couple_price: 750, enrollment_fee: 7500 };
  expect(listingWarnings(slips).map(({ fields: [field] }) => field)).toEqual([
    "yearly_price",
    "couple_price",
    "enrollment_fee",
  ]);
});
