import { z } from "zod";
import { listingSchema } from "@/components/doctors/listing-schema";
import { atMost, phoneNumber, price, webAddress } from "@/components/forms/field-rules";
import { tiersSchema } from "@/components/practice/tier-schema";
import { isValidNpi } from "@/lib/npi";

/** "English, Spanish" as a list, each language once. */
export const listLanguages = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((language) => language.trim())
      .filter(Boolean),
  ),
];

/** A practice as its own doctor describes it. An empty text stands for what the database keeps as null. */
export const practiceSchema = listingSchema.omit({ is_own_practice: true }).extend({
  specialty: z
    .string()
    .trim()
    .refine((text) => Array.from(text).length !== 1, "Enter at least 2 characters")
    .refine(atMost(80), "A specialty has at most 80 characters"),
  languages: z
    .string()
    .refine((text) => listLanguages(text).length <= 20, "Enter at most 20 languages")
    .refine(
      (text) => atMost(400)(listLanguages(text).join("")),
      "Please use at most 400 characters",
    ),
  npi: z
    .string()
    .trim()
    .refine(
      (text) => text === "" || isValidNpi(text),
      "This is no valid NPI: check the ten digits, the last one is computed from the others",
    ),
  phone: phoneNumber,
  website: webAddress,
  enrollment_url: webAddress,
  booking_url: webAddress,
  panel: z.enum(["unknown", "accepting", "closed"]),
  telehealth_only: z.boolean(),
  enrollment_fee: price,
  visit_fee: price,
  photo_url: z.string(),
  tiers: tiersSchema,
});

export type PracticeValues = z.infer<typeof practiceSchema>;
