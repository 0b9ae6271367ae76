import { ages, type Options } from "@/lib/filters/option-lists";
import type { DirectoryFilters, FilterName } from "@/lib/filters/wishes";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

const yes = /^yes$/;

/** The values the URL may give each filter: a pattern, or a set of options. The database accepts the same. */
const allowedValues: Record<FilterName, RegExp | Options> = {
  accepting: yes,
  telehealth: yes,
  "in-person": yes,
  "price-to": /^[1-9]\d{0,4}$/,
  priced: yes,
  verified: yes,
  confirmed: yes,
  specialty: specialties,
  ages,
  language: languages,
  service: services,
  sort: /^(price|newest)$/,
};

/** The names of all filters. */
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
