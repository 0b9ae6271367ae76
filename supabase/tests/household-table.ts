import type { Coverage } from "@/lib/prices/coverage";

interface Clinician {
  name: string;
  specialty: string | null;
}

/** The values of a practice that affect household prices. */
export interface Shape {
  specialty?: string;
  patient_ages?: string;
  monthly_price?: number;
  yearly_price?: number;
  couple_price?: number;
  extra_child_price?: number;
  family_cap?: number;
  visit_fee?: number;
  membership_levels?: string[];
  /** Minimum age, maximum age (null if unlimited), and dollars per month. */
  tiers?: [from: number, to: number | null, price: number][];
  clinicians?: Clinician[];
  services?: Coverage[];
}

/** Twelve practices with different prices and accepted ages. */
export const shapes = {
  // A family doctor, with a price for every age.
  family: {
    specialty: "Family Medicine",
    tiers: [
      [0, 17, 25],
      [18, 64, 75],
      [65, null, 100],
    ],
  },
  // One price, and nothing about ages; the enrollment of two adults is cheaper.
  single: { monthly_price: 80, couple_price: 150 },
  // A children's practice that states its ages, and has one price.
  kids: { specialty: "Pediatrics", patient_ages: "0-17", monthly_price: 89 },
  // A pediatrician who prices young adults, too, and states nothing; two children and more pay the cap.
  peds: { specialty: "Pediatrics", family_cap: 150, tiers: [[0, 20, 60]], monthly_price: 60 },
  // A geriatrician who states no ages.
  seniors: { specialty: "Geriatrics", monthly_price: 151 },
  // A gynecologist who states no ages.
  women: { specialty: "Obstetrics and Gynecology", monthly_price: 90 },
  // An internist who charges for each visit.
  adults: { specialty: "Internal Medicine", monthly_price: 60, visit_fee: 20 },
  // Prices for children only, and no specialty.
  bands: { tiers: [[0, 12, 40]] },
  // Several levels, and an extra child.
  levels: {
    specialty: "Family Medicine",
    membership_levels: ["Plus: 120", "Basic: 70"],
    extra_child_price: 20,
  },
  // Everyone, up to a family cap of 300, with services that cost extra.
  capped: {
    patient_ages: "0+",
    extra_child_price: 40,
    monthly_price: 145,
    family_cap: 300,
    services: ["included", "extra"],
  },
  // A pediatrician and an internist in one practice, for everyone; the single price is an adult's.
  mixed: {
    monthly_price: 70,
    extra_child_price: 30,
    clinicians: [
      { name: "Dr. Ada Oak", specialty: "Internal Medicine" },
      { name: "Dr. Ben Elm", specialty: "Pediatrics" },
    ],
  },
  // Sports medicine, which is not primary care alone, paid by the year.
  sports: { specialty: "Sports Medicine", yearly_price: 900 },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/**
 * The expected result of each household for each practice, in the order of `shapes`: dollars per
 * month, ">" before a sum without all prices, "from" before the lowest level, "none" without a
 * price, "no …" for a refused age, and "ask" for an unknown one. The HSA result follows: "ok"
 * within the limit, "over" above it, or "?" for unknown.
 */
export const households = [
  [
    "40",
    "75 ok | 80 ok | no adults ? | no patients over 20 ? | ask ? | 90 ? | 60 ? | no adults ? | from 70 ok | 145 ? | 70 ok | none ?",
  ],
  [
    "41,39,9,3",
    "200 ok | >150 ? | no adults ? | no patients over 20 ? | no children ? | ask ? | no children ? | no adults ? | from 180 ? | 300 ? | 200 ok | none ?",
  ],
  [
    "9,3",
    "50 ok | none ? | 178 ok | 120 ok | no children ? | ask ? | no children ? | 80 ok | none ? | none ? | none ? | none ?",
  ],
  [
    "70",
    "100 ok | 80 ok | no adults ? | no patients over 20 ? | 151 over | 90 ? | 60 ? | no adults ? | from 70 ok | 145 ? | 70 ok | none ?",
  ],
  [
    "70,66",
    "200 ok | 150 ok | no adults ? | no patients over 20 ? | 302 over | ask ? | 120 ? | no adults ? | from 140 ? | 290 ? | 140 ok | none ?",
  ],
  [
    "17",
    "25 ok | none ? | 89 ok | 60 ok | no children ? | ask ? | no children ? | none ? | none ? | none ? | none ? | none ?",
  ],
  [
    "18",
    "75 ok | 80 ok | no adults ? | 60 ok | ask ? | 90 ? | 60 ? | ask ? | from 70 ok | 145 ? | 70 ok | none ?",
  ],
  [
    "21",
    "75 ok | 80 ok | no adults ? | ask ? | ask ? | 90 ? | 60 ? | ask ? | from 70 ok | 145 ? | 70 ok | none ?",
  ],
  [
    "34,4",
    "100 ok | >80 ? | no adults ? | no patients over 20 ? | no children ? | ask ? | no children ? | no adults ? | from 90 ? | 185 ? | 100 ok | none ?",
  ],
  [
    "34,36",
    "150 ok | 150 ok | no adults ? | no patients over 20 ? | ask ? | ask ? | 120 ? | no adults ? | from 140 ? | 290 ? | 140 ok | none ?",
  ],
  [
    "0",
    "25 ok | none ? | 89 ok | 60 ok | no children ? | ask ? | no children ? | 40 ok | none ? | none ? | none ? | none ?",
  ],
  [
    "1,2,3,4",
    "100 ok | none ? | 356 over | 150 ok | no children ? | ask ? | no children ? | 160 ok | none ? | none ? | none ? | none ?",
  ],
  [
    "45,70",
    "175 ok | 150 ok | no adults ? | no patients over 20 ? | ask ? | ask ? | 120 ? | no adults ? | from 140 ? | 290 ? | 140 ok | none ?",
  ],
  [
    "70,9",
    "125 ok | >80 ? | no adults ? | no patients over 20 ? | no children ? | ask ? | no children ? | no adults ? | from 90 ? | 185 ? | 100 ok | none ?",
  ],
  [
    "20,10",
    "100 ok | >80 ? | no adults ? | 120 ok | no children ? | ask ? | no children ? | ask ? | from 90 ? | 185 ? | 100 ok | none ?",
  ],
  [
    "18,19,20",
    "225 ok | 230 ok | no adults ? | 150 ok | ask ? | ask ? | 180 ? | ask ? | from 210 ? | 300 ? | 210 ok | none ?",
  ],
  [
    "13,14",
    "50 ok | none ? | 178 ok | 120 ok | no children ? | ask ? | no children ? | none ? | none ? | none ? | none ? | none ?",
  ],
  [
    "5,15",
    "50 ok | none ? | 178 ok | 120 ok | no children ? | ask ? | no children ? | >40 ? | none ? | none ? | none ? | none ?",
  ],
  [
    "40,42,20,16,8",
    "275 ok | >230 ? | no adults ? | no patients over 20 ? | no children ? | ask ? | no children ? | no adults ? | from 250 ? | 300 ? | 270 ok | none ?",
  ],
  [
    "90,65,60,58",
    "350 over | 310 over | no adults ? | no patients over 20 ? | ask ? | ask ? | 240 ? | no adults ? | from 280 ? | 300 ? | 280 ok | none ?",
  ],
] as const;
