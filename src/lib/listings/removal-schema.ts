import { z } from "zod";
import { isValidNpi, npiProblem } from "@/lib/format/npi";
import { formatCount } from "@/lib/format/numbers";
import type { Limits } from "@/lib/listings/field-facts";
import { t } from "@/lib/messages";
import { removalRequestsLimits } from "@/lib/supabase/column-limits";
import { Constants } from "@/lib/supabase/database.types";

function tooLong(longest: number): string {
  const most = formatCount(longest);
  return t`Use ${most} characters or fewer`;
}

const text = ([, longest]: Limits) => z.string().trim().max(longest, tooLong(longest));

const line = (missing: string, limits: Limits) => text(limits).min(limits[0], missing);

const missingNames = {
  physician: t`Enter the physician's name`,
  "former name": t`Enter the former name to hide`,
};

/** The fields of the removal request form. */
export const removalSchema = z
  .object({
    subject: z.enum(Constants.public.Enums.removal_subject),
    practice_name: line(t`Enter the practice name`, removalRequestsLimits.practice_name),
    physician_name: text(removalRequestsLimits.physician_name),
    address_city: line(t`Enter the city`, removalRequestsLimits.address_city),
    address_state: line(t`Choose a state`, [1, 2]),
    address_zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, t`Enter a 5-digit ZIP code`),
    npi: z
      .string()
      .trim()
      .refine((npi) => npi === "" || isValidNpi(npi), npiProblem),
    requester_name: line(t`Enter your name`, removalRequestsLimits.requester_name),
    email: z
      .email(t`Enter an email address, like name@example.com`)
      .max(removalRequestsLimits.email[1], tooLong(removalRequestsLimits.email[1])),
    relation: z
      .string()
      .pipe(z.enum(Constants.public.Enums.removal_relation, { error: t`Choose your role` })),
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
  owner: t`Practice owner`,
  physician: t`Physician`,
  staff: t`Practice staff`,
  representative: t`Representative, such as a lawyer`,
};
