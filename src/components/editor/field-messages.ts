import type { FieldColumn } from "@/lib/listings/field-columns";
import { t } from "@/lib/messages";

/** The messages when a required text is empty. */
export const missingTexts: Partial<Record<FieldColumn, string>> = {
  practice_name: t`Enter the name of the practice`,
  address_city: t`Enter the city`,
};

/** The subjects of the messages when a text is too long. */
export const fieldSubjects: Partial<Record<FieldColumn, string>> = {
  practice_name: t`A practice name`,
  specialty: t`A specialty`,
  bio: t`A description`,
  address_city: t`A city`,
  state_statement: t`A statement`,
};
