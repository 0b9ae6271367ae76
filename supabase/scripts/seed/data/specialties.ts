export interface Specialty {
  name: string;
  /** How common it is among the invented practices. */
  weight: number;
  /** What a bio calls the work. */
  field: string;
  titles: string[];
  /** The usual monthly price, in dollars. */
  price: [from: number, to: number];
}

export const specialties: Specialty[] = [
  {
    name: "Family Medicine",
    weight: 52,
    field: "family medicine",
    titles: [
      "MD, Family Medicine",
      "DO, Family Medicine",
      "MD, FAAFP",
      "MD",
      "DO",
      "FNP-C",
      "MD, MPH",
      "NP",
      "MD, ABFM",
    ],
    price: [55, 115],
  },
  {
    name: "Internal Medicine",
    weight: 15,
    field: "internal medicine",
    titles: ["MD, Internal Medicine", "MD, FACP", "DO, Internal Medicine", "MD", "AGNP-C"],
    price: [75, 165],
  },
  {
    name: "Pediatrics",
    weight: 8,
    field: "pediatrics",
    titles: ["MD, FAAP", "MD, Pediatrics", "DO, Pediatrics", "CPNP-PC"],
    price: [39, 95],
  },
  {
    name: "Geriatrics",
    weight: 4,
    field: "geriatric medicine",
    titles: ["MD, Geriatrics", "DO, Geriatrics", "MD, AGSF"],
    price: [95, 185],
  },
  {
    name: "Obstetrics and Gynecology",
    weight: 3,
    field: "women's health care",
    titles: ["MD, FACOG", "DO, Obstetrics and Gynecology", "MD"],
    price: [65, 125],
  },
  {
    name: "Internal Medicine and Pediatrics",
    weight: 5,
    field: "med-peds",
    titles: ["MD, Internal Medicine and Pediatrics", "MD, FAAP, FACP", "DO"],
    price: [65, 120],
  },
  {
    name: "Sports Medicine",
    weight: 4,
    field: "sports medicine",
    titles: ["MD, Sports Medicine", "DO, CAQSM", "MD, CAQSM"],
    price: [69, 135],
  },
  {
    name: "Lifestyle Medicine",
    weight: 3,
    field: "lifestyle medicine",
    titles: ["MD, DipABLM", "DO, Lifestyle Medicine", "NP"],
    price: [79, 149],
  },
  {
    name: "Functional Medicine",
    weight: 3,
    field: "functional medicine",
    titles: ["MD, Functional Medicine", "DO", "NP"],
    price: [99, 195],
  },
  {
    name: "Integrative Medicine",
    weight: 3,
    field: "integrative medicine",
    titles: ["MD, Integrative Medicine", "DO, Family and Integrative Medicine", "FNP-C"],
    price: [85, 170],
  },
];

export const otherLanguages = [
  "Vietnamese",
  "Mandarin",
  "Tagalog",
  "Arabic",
  "French",
  "Portuguese",
  "Haitian Creole",
  "Korean",
  "Russian",
  "Hindi",
  "Polish",
  "Somali",
  "Hmong",
  "American Sign Language",
  "Cantonese",
  "Farsi",
];

export const spanishStates = new Set(["AZ", "CA", "FL", "NM", "NV", "TX"]);
