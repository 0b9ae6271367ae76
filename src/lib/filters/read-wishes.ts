import { ages, type Options } from "@/lib/filters/option-lists";
import type { Wishes, WishName } from "@/lib/filters/wishes";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

const yes = /^yes$/;

/** What an address may say of each wish: a value of this form, or some of these options. The database reads the same. */
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

/** The names of all of them. */
export const wishNames: readonly string[] = Object.keys(readable);

/** Of options with commas between them, those that there are, each once. The address may say "constructor", too. */
const known = (options: Options, text: string) =>
  [...new Set(text.split(","))].filter((option) => Object.hasOwn(options, option)).join(",");

/** Reads wishes from an address. What is none is left out. */
export function readWishes(params: URLSearchParams): Wishes {
  const wishes: Record<string, string> = {};
  for (const [name, form] of Object.entries(readable)) {
    const said = params.get(name) ?? "";
    const value = form instanceof RegExp ? form.test(said) && said : known(form, said);
    if (value) wishes[name] = value;
  }
  return wishes;
}

/** Everything that an address says, by name; of wishes only what is one. */
export function readAddress(params: URLSearchParams): Record<string, string> {
  const wishes = new Map(Object.entries(readWishes(params)));
  return Object.fromEntries(
    [...params].flatMap(([name, said]) => {
      const value = wishNames.includes(name) ? wishes.get(name) : said;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
