import { chosenOf } from "@/lib/filters/chosen-options";
import type { Wishes, WishName } from "@/lib/filters/wishes";
import { formatDollars } from "@/lib/format/numbers";

/** What a filter can be, by the value in the address. */
export type Options = Readonly<Record<string, string>>;

/** A filter that is on or off, in the words of its box and of its chip. */
export const switches = {
  accepting: "Accepting new patients",
  telehealth: "By telehealth",
  "in-person": "In person",
  priced: "Price published",
  verified: "Verified",
  confirmed: "Confirmed in the last 6 months",
} as const;

/** The ages that a practice can be for. */
export const ages: Options = {
  babies: "Babies, 0 to 1",
  children: "Children, 2 to 12",
  teens: "Teens, 13 to 17",
  adults: "Adults, 18 to 64",
  seniors: "Seniors, 65 and older",
};

/** How the address names an option: "Sports Medicine" is "sports-medicine". As `private.fact_word` does. */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

const named = (names: string): Options =>
  Object.fromEntries(names.split(", ").map((name) => [slugOf(name), name]));

/** The specialties and languages that the database knows: `private.search_meanings`. */
export const specialties = named(
  "Family Medicine, Internal Medicine, Pediatrics, Internal Medicine and Pediatrics, Geriatrics, Obstetrics and Gynecology, Sports Medicine, Functional Medicine, Integrative Medicine, Lifestyle Medicine",
);
export const languages = named(
  "American Sign Language, Amharic, Arabic, Bengali, Cantonese, English, Farsi, French, German, Greek, Gujarati, Haitian Creole, Hebrew, Hindi, Hmong, Italian, Japanese, Khmer, Korean, Mandarin, Navajo, Polish, Portuguese, Punjabi, Russian, Somali, Spanish, Tagalog, Tamil, Telugu, Ukrainian, Urdu, Vietnamese, Yiddish",
);

/** The languages that people look for most, as in `languages`; all others are a press away. */
export const commonLanguages = [
  ...["spanish", "mandarin", "vietnamese", "arabic", "american-sign-language"],
];

/** What a practice can say that it offers: `public.services`, named as everywhere. */
export const services = named(
  "Office visits, Same-day visits, Messages and calls, Video visits, Annual physical, Chronic care, Basic labs, Tests in the office, EKG, Minor procedures, Stitches, Skin biopsies, Joint injections, Vaccines, Medicines at cost, Imaging discounts, Home visits, Hospital visits, Prenatal care, After hours",
);

const orders: Options = { price: "Lowest price first", newest: "Newest first" };

const always = (label: string) => () => label;
// The address may say "constructor", too.
const among = (options: Options) => (value: string) =>
  Object.hasOwn(options, value) ? options[value] : undefined;

/** What to call each wish, in the order in which they are shown; nothing where the value means none. */
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

/** The services that people ask for most, as in `services`. */
export const commonServices = [
  ...["same-day-visits", "basic-labs", "medicines-at-cost", "home-visits", "minor-procedures"],
];

/** An option that is wished for, in words. */
export interface WishInWords {
  name: string;
  value: string;
  label: string;
}

/** What is wished for, in words: one for each option that means something. */
export const describeWishes = (wishes: Wishes): WishInWords[] =>
  Object.entries(labels).flatMap(([name, describe]) =>
    chosenOf(wishes, name).flatMap((value) => {
      const label = describe(value);
      return label ? [{ name, value, label }] : [];
    }),
  );

/** The same, one for each filter: "Spanish or French", as any of them will do. */
export function describeFilters(wishes: Wishes): Omit<WishInWords, "value">[] {
  const described = describeWishes(wishes);
  return [...new Set(described.map(({ name }) => name))].map((name) => ({
    name,
    label: described
      .flatMap((wish) => (wish.name === name ? wish.label : []))
      .join(name === "specialty" || name === "language" ? " or " : " and "),
  }));
}
