import type { ageGroups, languages, services } from "@/lib/supabase/filter-options";

/** The options of a filter: their labels by their names in the URL. */
export type Options = Readonly<Record<string, string>>;

/** The age groups a practice can accept. */
export const ages: Readonly<Record<(typeof ageGroups)[number], string>> = {
  babies: "Babies, 0 to 1",
  children: "Children, 2 to 12",
  teens: "Teens, 13 to 17",
  adults: "Adults, 18 to 64",
  seniors: "Seniors, 65 and older",
};

/** The languages shown before "Show all". */
export const commonLanguages: readonly (keyof typeof languages that the database knows; see `private.search_concepts`. */
export const specialties = named(
  "Family Medicine, Internal Medicine, Pediatrics, Internal Medicine and Pediatrics, Geriatrics, Obstetrics and Gynecology, Sports Medicine, Functional Medicine, Integrative Medicine, Lifestyle Medicine",
);
export const languages = named(
  "American Sign Language, Amharic, Arabic, Bengali, Cantonese, English, Farsi, French, German, Greek, Gujarati, Haitian Creole, Hebrew, Hindi, Hmong, Italian, Japanese, Khmer, Korean, Mandarin, Navajo, Polish, Portuguese, Punjabi, Russian, Somali, Spanish, Tagalog, Tamil, Telugu, Ukrainian, Urdu, Vietnamese, Yiddish",
);

/** The most common languages, shown first. */
export const commonLanguages = [
  "spanish",
  "mandarin",
  "vietnamese",
  "arabic",
  "american-sign-language",
];

/** The services<<<<<<< shown before "Show all"|||||||`, named as everywhere=======`>>>>>>>. */
export const commonServices: readonly (keyof visits, Hospital visits, Prenatal care, After hours",
);

/** The most requested services, shown first. */
export const commonServices = [
  "same-day-visits",
  "basic-labs",
  "medicines-at-cost",
  "home-visits",
  "minor-procedures",
];
