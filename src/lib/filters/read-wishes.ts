import { ages, type Options } from "@/lib/filters/option-lists";
import type { Wishes, WishName } from "@/lib/filters/wishes";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

const yes = /^yes$/;

/** The values the URL may give each filter: a pattern, or a set of options. The database accepts the same. */
const readable: Record<WishName, RegExp | Options> = {
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
export const wishNames: readonly string[] = Object.keys(readable);

/** The valid options in a comma-separated list, without duplicates. `hasOwn` guards against "constructor". */
const known = (options: Options, text: string) =>
  [...new Set(text.split(","))].filter((option) => Object.hasOwn(options, option)).join(",");

/** Parses the filters in a URL. Invalid values are dropped. */
export function readWishes(params: URLSearchParams): Wishes {
  const wishes: Record<string, string> = {};
  for (const [name, form] of Object.entries(readable)) {
    const said = params.get(name) ?? "";
    const value = form instanceof RegExp ? form.test(said) && said : known(form, said);
    if (value) wishes[name] = value;
  }
  return wishes;
}

/** All parameters of a URL by name, without invalid filters. */
export function readAddress(params: URLSearchParams): Record<string, string> {
  const wishes = new Map(Object.entries(readWishes(params)));
  return Object.fromEntries(
    [...params].flatMap(([name, said]) => {
      const value = wishNames.includes(name) ? wishes.get(name) : said;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
