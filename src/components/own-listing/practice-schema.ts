import { z } from "zod";
import { listingSchema } from "@/components/add-listing/listing-schema";
import { atMost, price, webAddress } from "@/components/forms/field-rules";
import { tiersSchema } from "@/components/own-listing/tier-schema";
import { plainLine } from "@/lib/format/plain-line";
import { listLanguages } from "@/lib/listings/languages";

/** A practice as its own doctor describes it. An empty text stands for what the database keeps as null. */
export const practiceSchema = listingSchema
  .omit({ id: true, is_own_practice: true, how_known: true })
  .extend({
    languages: plainLine
      .refine((text) => listLanguages(text).length <= 20, "Enter at most 20 languages")
      .refine(
        (text) => atMost(400)(listLanguages(text).join("")),
        "Please use at most 400 characters",
      ),
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
