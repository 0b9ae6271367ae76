/** What a filter can be, by the value in the address. */
export type Options = Readonly<Record<string, string>>;

/** The ages that a practice can be for. */
export const ages: Options = {
  babies: "Babies, 0 to 1",
  children: "Children, 2 to 12",
  teens: "Teens, 13 to 17",
  adults: "Adults, 18 to 64",
  seniors: "Seniors, 65 and older",
};

/** How the address names an option: "Sports Medicine" is "sports-medicine". As `private.concept_tag` does. */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

const named = (names: string): Options =>
  Object.fromEntries(names.split(", ").map((name) => [slugOf(name), name]));

/** The specialties and languages that the database knows: `private.search_concepts`. */
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

/** The services that people ask for most, as in `services`. */
export const commonServices = [
  ...["same-day-visits", "basic-labs", "medicines-at-cost", "home-visits", "minor-procedures"],
];
