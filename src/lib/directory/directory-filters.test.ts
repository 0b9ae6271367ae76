import { expect, test } from "vitest";
import {
  dependsOnHousehold,
  isFiltered,
  readAddress,
  readFilters,
  without,
  withoutOption,
} from "@/lib/directory/directory-filters";
import { describeFilters, describeOptions } from "@/lib/directory/filter-labels";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("filters are parsed from a URL and labeled", () => {
  const selected = read(
    "sort=newest&accepting=yes&price-to=1200&specialty=sports-medicine&ages=teens&language=haitian-creole&service=home-visits&search=x",
  );
  expect(describeOptions(selected).map(({ label }) => label)).toEqual([
    "Accepting new patients",
    "Up to $1,200/month",
    "Sports Medicine",
    "Teens, 13 to 17",
    "Haitian Creole",
    "Home visits",
    "Newest first",
  ]);
});

test("facts about hours, cost, access, and clinicians are filters", () => {
  const selected = read(
    "open=now,saturday&step-free=yes&enrollment-fee=none&month-to-month=yes&medicare=opted-out&model=pure&gender=woman&hsa=yes&accepts-household=yes",
  );
  expect(describeFilters(selected).map(({ label }) => label)).toEqual([
    "Open now and Open Saturdays",
    "Woman clinician",
    "No enrollment fee",
    "Month to month",
    "Fits an HSA",
    "Accepts everyone in my household",
    "Opted out of Medicare",
    "Direct Primary Care only",
    "Step-free entrance",
  ]);
});

test.each([
  ["price-to=80", true],
  ["sort=price", true],
  ["hsa=yes", true],
  ["accepts-household=yes", true],
  ["sort=newest&open=now", false],
])("%s depends on the household: %s", (query, expected) => {
  expect(dependsOnHousehold(read(query))).toBe(expected);
});

test("option lists hold each option once, and options can be removed one by one", () => {
  const selected = read(
    "language=spanish,french,spanish&ages=babies,seniors&specialty=dragons,pediatrics",
  );
  expect(selected).toEqual({
    language: "spanish,french",
    ages: "babies,seniors",
    specialty: "pediatrics",
  });
  expect(describeOptions(selected).map(({ value }) => value)).toEqual([
    "pediatrics",
    "babies",
    "seniors",
    "spanish",
    "french",
  ]);
  expect(describeFilters(selected).map(({ label }) => label)).toEqual([
    "Pediatrics",
    "Babies, 0 to 1 and Seniors, 65 and older",
    "Spanish or French",
  ]);
  const less = withoutOption(selected, "language", "spanish");
  expect(less.language).toBe("french");
  expect(withoutOption(less, "language", "french").language).toBeUndefined();
});

test.each([
  "accepting=Yes",
  "accepting=yes,yes",
  "language=,",
  "accepting=",
  "verified=true",
  "price-to=0",
  "price-to=-5",
  "price-to=1e3",
  "price-to=100000",
  "specialty='%20or%20true",
  "language=%00",
  "service=home_visits",
  "ages=8+8",
  "sort=id",
  "sort=distance",
  "household=34",
  "specialty=dragons",
  "specialty=Pediatrics",
  "language=constructor,klingon",
  "ages=to-string",
  "service=massage,",
  "open=monday",
  "enrollment-fee=yes",
  "medicare=yes",
  "gender=woman,man",
  "model=both",
])("%s is not a filter", (query) => {
  expect(read(query)).toEqual({});
});

test("a URL keeps its parameters except invalid filters", () => {
  const params = new URLSearchParams(
    "map=yes&specialty=dragons&language=klingon,french&accepting=maybe&search=tx&sort=price&radius=7",
  );
  expect(Object.entries(readAddress(params))).toEqual([
    ["map", "yes"] as const,
    ["language", "french"] as const,
    ["search", "tx"] as const,
    ["sort", "price"] as const,
    ["radius", "7"] as const,
  ]);
});

test("a sort order or household is not a filter", () => {
  expect(isFiltered({ sort: "price", household: "34" })).toBe(false);
  expect(isFiltered({ sort: "price", verified: "yes" })).toBe(true);
  expect(without({ sort: "price", verified: "yes" }, "sort")).toEqual({ verified: "yes" });
});
