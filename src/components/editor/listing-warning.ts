import { useFormContext, useWatch } from "react-hook-form";
import type { FieldValues } from "@/components/editor/field-values";
import type { ServicesValues } from "@/components/editor/service-schema";
import { agesOf, type TierValues } from "@/components/editor/tier-schema";
import { listingWarnings, type WarnedField } from "@/lib/editor/listing-warnings";
import { isAmount, plainAmount } from "@/lib/format/amount";
import { listStates } from "@/lib/listings/state-list";

/** A listing form, which may have only some of the fields. */
type WarnedForm = Partial<FieldValues> & { tiers?: TierValues[]; services?: ServicesValues };

const warnedFields: readonly string[] = [
  "monthly_price",
  "yearly_price",
  "couple_price",
  "family_cap",
  "extra_child_price",
  "student_price",
  "employer_price",
  "enrollment_fee",
  "address_street",
  "telehealth_states",
] satisfies WarnedField[];

/** Whether a field can have a warning. */
export const isWarned = (field: string): field is WarnedField => warnedFields.includes(field);

function amountOf(text: string | undefined): number | null {
  const plain = plainAmount(text ?? "");
  return isAmount(plain) ? Number(plain) : null;
}

const tiersOf = (tiers: readonly TierValues[] | undefined) =>
  (tiers ?? []).flatMap((tier) => {
    const monthly_price = amountOf(tier.monthly_price);
    const { min_age, max_age } = agesOf(tier);
    const isRead = tier.min_age.trim() !== "" && Number.isInteger(min_age + (max_age ?? 0));
    return isRead && monthly_price !== null ? [{ min_age, max_age, monthly_price }] : [];
  });

/** The warning about a field of the surrounding form; null if there is none. */
export function useListingWarning(field: WarnedField): string | null {
  const { control } = useFormContext<WarnedForm>();
  const [
    monthly,
    yearly,
    couple,
    cap,
    child,
    student,
    employer,
    enrollment,
    street,
    isTelehealthOnly,
    states,
    tiers,
    services,
  ] = useWatch({
    control,
    name: [
      "monthly_price",
      "yearly_price",
      "couple_price",
      "family_cap",
      "extra_child_price",
      "student_price",
      "employer_price",
      "enrollment_fee",
      "address_street",
      "telehealth_only",
      "telehealth_states",
      "tiers",
      "services",
    ],
  });
  const video = services?.video_visits;
  const warnings = listingWarnings({
    monthly_price: amountOf(monthly),
    yearly_price: amountOf(yearly),
    couple_price: amountOf(couple),
    family_cap: amountOf(cap),
    extra_child_price: amountOf(child),
    student_price: amountOf(student),
    employer_price: amountOf(employer),
    enrollment_fee: amountOf(enrollment),
    tiers: tiersOf(tiers),
    address_street: street ?? null,
    telehealth_only: isTelehealthOnly ?? null,
    telehealth_states: listStates(states ?? ""),
    hasVideoVisits: video !== undefined && video.coverage !== "not offered",
  });
  return warnings.find(({ fields }) => fields.includes(field))?.message ?? null;
}
