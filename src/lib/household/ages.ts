import { maxHouseholdSize } from "@/lib/supabase/shared-limits";

/** Who belongs to a household, by age in years. */
export type Ages = readonly number[];

export const oldest = 120;
export const grownUpAge = 18;

const isAge = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= oldest;

/** Reads "34,36,4,7"; null for everything that is no household. */
export function readAges(text: string | null): Ages | null {
  const ages = (text ?? "").split(",").map((age) => age.trim());
  return ages.length <= maxHouseholdSize && ages.every(isAge) ? ages.map(Number) : null;
}

/** A household as it is kept, and as it stands in an address. */
export const writeAges = (ages: Ages): string => ages.join(",");

/** How many of a household are grown up, and how many are not. */
export function countAges(ages: Ages) {
  const adults = ages.filter((age) => age >= grownUpAge).length;
  return { adults, children: ages.length - adults };
}

const several = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** A household for people: "2 adults, 1 child". */
export function describeHousehold(ages: Ages): string {
  const { adults, children } = countAges(ages);
  return [...several(adults, "adult", "adults"), ...several(children, "child", "children")].join(
    ", ",
  );
}
