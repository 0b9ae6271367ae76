import { z } from "zod";
import { formatCount } from "@/lib/format/numbers";
import type { Limits } from "@/lib/listings/field-facts";
import { isValidNpi, npiProblem } from "@/lib/listings/npi";
import { removalRequestsLimits } from "@/lib/supabase/column-limits";
import { Constants } from "@/lib/supabase/database.types";

const text = ([, longest]: Limits) =>
  z
    .string()
    .trim()
    .max(longest, `Please use at most ${formatCount(longest)} characters`);

const line = (missing: string, limits: Limits) => text(limits).min(limits[0], missing);

/** The removal form: who asks that which practice or physician not be listed. */
export const removalSchema = z
  .object({
    subject: z.enum(Constants.public.Enums.removal_subject),
    practice_name: line("Enter the name of the practice", removalRequestsLimits.practice_name),
    physician_name: text(removalRequestsLimits.physician_name),
    address_city: line("Enter the city", removalRequestsLimits.address_city),
    address_state: line("Choose the state", [1, 2]),
    address_zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, "Enter the five digits of the ZIP code"),
    npi: z
      .string()
      .trim()
      .refine((npi) => npi === "" || isValidNpi(npi), npiProblem),
    requester_name: line("Enter your name", removalRequestsLimits.requester_name),
    email: z
      .email("Enter an email address, like name@example.com")
      .max(removalRequestsLimits.email[1], "An email address has at most 254 characters"),
    relation: z.enum(Constants.public.Enums.removal_relation, {
      error: "Choose what you are to the practice or physician",
    }),
    reason: text(removalRequestsLimits.reason),
  })
  .refine(({ subject, physician_name }) => subject === "practice" || physician_name.length >= 2, {
    path: ["physician_name"],
    message: "Enter the physician's name",
    // Beside the messages of other fields, not only once they are right.
    when: () => true,
  });

export type RemovalValues = z.infer<typeof removalSchema>;

/** What somebody who asks for a removal is, as forms and admins read it. */
export const relationLabels: Record<RemovalValues["relation"], string> = {
  owner: "The owner of the practice",
  physician: "The physician",
  staff: "Staff of the practice",
  representative: "A representative, such as a lawyer",
};
