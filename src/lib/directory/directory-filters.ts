import { ageGroupLabels, type Options, openTimes } from "@/lib/directory/filter-option-lists";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

/** The selected options of a filter, without duplicates. */
export const selectedOptions = (selected: DirectoryFilters, name: string): string[] => [
  ...new Set((new Map(Object.entries(selected)).get(name) ?? "").split(",").filter(Boolean)),
];

/** The filters with another value for one of them; an empty value removes it. */
export const withFilter = (
  selected: DirectoryFilters,
  name: string,
  value: string,
): DirectoryFilters => ({
  ...without(selected, name),
  ...(value !== "" && { [name]: value }),
});

/** The filters with one more selected option. */
export const withOption = (
  selected: DirectoryFilters,
  name: string,
  option: string,
): DirectoryFilters =>
  withFilter(selected, name, [...selectedOptions(selected, name), option].join(","));

/** The filters without one selected option. */
export const withoutOption = (
  selected: DirectoryFilters,
  name: string,
  option: string,
): DirectoryFilters =>
  withFilter(
    selected,
    name,
    selectedOptions(selected, name)
      .filter((chosen) => chosen !== option)
      .join(","),
  );

const yes = /^yes$/;

/**
 * The values the URL may give each filter, in display order: a pattern, or a set of options. The database accepts the
 * same.
 */
const allowedValues = {
  accepting: yes,
  telehealth: yes,
  "in-person": yes,
  "price-to": /^[1-9]\d{0,4}$/,
  priced: yes,
  verified: yes,
  confirmed: yes,
  specialty: specialties,
  ages: ageGroupLabels,
  language: languages,
  service: services,
  open: openTimes,
  gender: /^(woman|man)$/,
  "enrollment-fee": /^none$/,
  "month-to-month": yes,
  hsa: yes,
  "accepts-household": yes,
  medicare: /^opted-out$/,
  model: /^(pure|hybrid)$/,
  "step-free": yes,
  sort: /^(price|newest)$/,
} satisfies Record<string, RegExp | Options>;

/** The name of a filter, or "sort". */
export type FilterName = keyof typeof allowedValues;

/** The names of all filters, in display order. */
export const filterNames: readonly string[] = Object.keys(allowedValues);

/** The valid options in a comma-separated list, without duplicates. `hasOwn` guards against "constructor". */
const validOptions = (options: Options, text: string) =>
  [...new Set(text.split(","))].filter((option) => Object.hasOwn(options, option)).join(",");

/** Parses the filters in a URL. Invalid values are dropped. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  const selected: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(allowedValues)) {
    const text = params.get(name) ?? "";
    const value =
      allowed instanceof RegExp ? allowed.test(text) && text : validOptions(allowed, text);
    if (value) selected[name] = value;
  }
  return selected;
}

/** All parameters of a URL by name, without invalid filters. */
export function readAddress(params: URLSearchParams): Record<string, string> {
  const selected = new Map(Object.entries(readFilters(params)));
  return Object.fromEntries(
    [...params].flatMap(([name, text]) => {
      const value = filterNames.includes(name) ? selected.get(name) : text;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A filter with several options. Specialty and language match any of them, the others all. The database agrees. */
export type OptionListName = "specialty" | "language" | "ages" | "service" | "open";

/** The selected filters as URL values; "household" is in the format of `writeAges`. */
export type DirectoryFilters = Partial<Record<FilterName | "household", string>>;

/**
 * The filters that apply: those of the search text, and those of the URL, which replace them.
 * Opening hours of both add up. The database agrees.
 */
export function combineFilters(
  ofText: DirectoryFilters = {},
  selected: DirectoryFilters = {},
): DirectoryFilters {
  const open = [...selectedOptions(ofText, "open"), ...selectedOptions(selected, "open")];
  return withFilter({ ...ofText, ...selected }, "open", [...new Set(open)].join(","));
}

/** Whether anything is filtered, not only sorted. */
export const isFiltered = (selected: DirectoryFilters = {}): boolean =>
  Object.keys(selected).some((name) => name !== "sort" && name !== "household");

/** Whether the search depends on what the visitor's household pays or on its ages. */
export const dependsOnHousehold = (selected: DirectoryFilters = {}): boolean =>
  selected.sort === "price" ||
  ["price-to", "hsa", "accepts-household"].some((name) => name in selected);

/** The filters without one of them. */
export const without = (selected: DirectoryFilters, name: string): DirectoryFilters =>
  Object.fromEntries(Object.entries(selected).filter(([other]) => other !== name));
