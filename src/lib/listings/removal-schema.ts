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
    .max(longest, `Use ${formatCount(longest)} characters or fewer`);

const line = (missing: string, limits: Limits) => text(limits).min(limits[0], missing);

const missingNames = {
  physician: "Enter the physician's name",
  "former name": "Enter the former name to hide",
};

/** The fields of the removal request form. */
export const removalSchema = z
  .object({
    subject: z.enum(Constants.public.Enums.removal_subject),
    practice_name: line("Enter the practice name", removalRequestsLimits.practice_name),
    physician_name: text(removalRequestsLimits.physician_name),
    address_city: line("Enter the city", removalRequestsLimits.address_city),
    address_state: line("Choose a state", [1, 2]),
    address_zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, "Enter a 5-digit ZIP code"),
    npi: z
      .string()
      .trim()
      .refine((npi) => npi === "" || isValidNpi(npi), npiProblem),
    requester_name: line("Enter your name", removalRequestsLimits.requester_name),
    email: z
      .email("Enter an email address, like name@example.com")
      .max(removalRequestsLimits.email[1], "Use 254 characters or fewer"),
    relation: z
      .string()
      .pipe(z.enum(Constants.public.Enums.removal_relation, { error: "Choose your role" })),
    reason: text(removalRequestsLimits.reason),
  })
  .refine(({ subject, physician_name }) => subject === "practice" || physician_name.length >= 2, {
    path: ["physician_name"],
    error: ({ input }) =>
      missingNames[Object(input).subject === "physician" ? "physician" : "former name"],
    // Checked even when other fields are invalid, so that all errors show at once.
    when: () => true,
  });

export type RemovalValues = z.infer<typeof removalSchema>;

/** Labels of the requester's relationship to the practice. */
export const relationLabels: Record<RemovalValues["relation"], string> = {
  owner: "Practice owner",
  physician: "Physician",
  staff: "Practice staff",
  representative: "Representative, such as a lawyer",
};
