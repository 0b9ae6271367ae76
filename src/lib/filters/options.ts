import { chosenOf } from "@/lib/filters/chosen-options";
import { ages, type Options } from "@/lib/filters/option-lists";
import type { Wishes, WishName } from "@/lib/filters/wishes";
import { formatDollars } from "@/lib/format/numbers";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

/** The labels of the on/off filters. */
export const switches = {
  accepting: "Accepting new patients",
  telehealth: "Telehealth",
  "in-person": "In person",
  priced: "Price published",
  verified: "Verified",
  confirmed: "Confirmed in the last 6 months",
} as const;

const orders: Options = { price: "Lowest price first", newest: "Newest first" };

const always = (label: string) => () => label;
const among = (options: Options) => (value: string) => options[value];

/** The label of each filter value, in display order. */
const labels: Record<WishName, (value: string) => string | undefined> = {
  accepting: always(switches.accepting),
  telehealth: always(switches.telehealth),
  "in-person": always(switches["in-person"]),
  "price-to": (value) => `Up to ${formatDollars(Number(value))}/month`,
  priced: always(switches.priced),
  verified: always(switches.verified),
  confirmed: always(switches.confirmed),
  specialty: among(specialties),
  ages: among(ages),
  language: among(languages),
  service: among(services),
  sort: among(orders),
};

/** A selected option with its label. */
export interface WishInWords {
  name: string;
  value: string;
  label: string;
}

/** The selected options with their labels. */
export const describeWishes = (wishes: Wishes): WishInWords[] =>
  Object.entries(labels).flatMap(([name, describe]) =>
    chosenOf(wishes, name).flatMap((value) => {
      const label = describe(value);
      return label ? [{ name, value, label }] : [];
    }),
  );

/** One label per filter, with its options joined: "Spanish or French". */
export function describeFilters(wishes: Wishes): Omit<WishInWords, "value">[] {
  const described = describeWishes(wishes);
  return [...new Set(described.map(({ name }) => name))].map((name) => ({
    name,
    label: described
      .flatMap((wish) => (wish.name === name ? wish.label : []))
      .join(name === "specialty" || name === "language" ? " or " : " and "),
  }));
}
