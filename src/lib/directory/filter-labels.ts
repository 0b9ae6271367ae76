import type { DirectoryFilters, FilterName } from "@/lib/directory/directory-filters";
import { filterNames, selectedOptions } from "@/lib/directory/directory-filters";
import { ageGroupLabels, type Options, openTimes } from "@/lib/directory/filter-option-lists";
import { enumerate, formatChoice, formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

/** The labels of the on/off filters. */
export const switches = {
  accepting: t`Accepting new patients`,
  telehealth: t`Telehealth`,
  "in-person": t`In person`,
  priced: t`Price published`,
  verified: t`Verified`,
  confirmed: t`Confirmed in the last 6 months`,
  "step-free": t`Step-free entrance`,
  "enrollment-fee": t`No enrollment fee`,
  "month-to-month": t`Month to month`,
  medicare: t`Opted out of Medicare`,
  hsa: t`Fits an HSA`,
  "accepts-household": t`Accepts everyone in my household`,
} as const;

/** The values of the on/off filters that aren't "yes". */
export const switchValues: Partial<Record<FilterName, string>> = {
  "enrollment-fee": "none",
  medicare: "opted-out",
};

/** The filters with one of several options, and their labels. */
export const choices = {
  gender: { woman: t`Woman clinician`, man: t`Man clinician` },
  // Same words as on listings.
  model: { pure: t`Direct Primary Care only`, hybrid: t`Also bills insurance` },
} satisfies Partial<Record<FilterName, Options>>;

/** The labels of the filters that are not on/off, by value. */
const optionLabels: Record<Exclude<FilterName, keyof typeof switches | "price-to">, Options> = {
  specialty: specialties,
  ages: ageGroupLabels,
  language: languages,
  service: services,
  open: openTimes,
  ...choices,
  sort: { price: t`Lowest price first`, newest: t`Newest first` },
};

const priceLimit = (price: string) => t`Up to ${price}/month`;

const labels = new Map<string, string | Options>(Object.entries({ ...switches, ...optionLabels }));

function labelOf(name: string, value: string): string | undefined {
  if (name === "price-to") return priceLimit(formatDollars(Number(value)));
  const label = labels.get(name);
  return typeof label === "object" ? label[value] : label;
}

/** A selected option with its label. */
export interface SelectedOption {
  name: string;
  value: string;
  label: string;
}

/** The selected options with their labels, in display order. */
export const describeOptions = (selected: DirectoryFilters): SelectedOption[] =>
  filterNames.flatMap((name) =>
    selectedOptions(selected, name).flatMap((value) => {
      const label = labelOf(name, value);
      return label ? [{ name, value, label }] : [];
    }),
  );

/** One label per filter, with its options joined: "Spanish or French". */
export function describeFilters(selected: DirectoryFilters): Omit<SelectedOption, "value">[] {
  const described = describeOptions(selected);
  return [...new Set(described.map(({ name }) => name))].map((name) => {
    const labels = described.flatMap((option) => (option.name === name ? option.label : []));
    const isAny = name === "specialty" || name === "language";
    return { name, label: isAny ? formatChoice(labels) : enumerate(labels) };
  });
}
