import { plural, t } from "@/lib/messages";
import { maxHouseholdSize } from "@/lib/supabase/shared-limits";

/** The people of a household, by age in years. */
export type Ages = readonly number[];

/** Same as in `household_prices` in the database. */
export const maxAge = 120;
export const adultAge = 18;

const isAge = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= maxAge;

/** Parses "34,36,4,7"; null if it isn't a valid household. */
export function readAges(text: string | null): Ages | null {
  const ages = (text ?? "").split(",").map((age) => age.trim());
  return ages.length <= maxHouseholdSize && ages.every(isAge) ? ages.map(Number) : null;
}

/** A household as stored and as a URL parameter. */
export const writeAges = (ages: Ages): string => ages.join(",");

/** A household as text: "2 adults, 1 child". */
export function describeHousehold(ages: Ages): string {
  const adults = ages.filter((age) => age >= adultAge).length;
  const children = ages.length - adults;
  const grown = plural(adults, { one: "# adult", other: "# adults" });
  const young = plural(children, { one: "# child", other: "# children" });
  if (children === 0) return grown;
  return adults === 0 ? young : t`${grown}, ${young}`;
}
