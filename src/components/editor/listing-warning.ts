import { useFormContext, useWatch } from "react-hook-form";
import type { FieldValues } from "@/components/editor/field-values";
import type { ServicesValues } from "@/components/editor/service-schema";
import { agesOf, type TierValues } from "@/components/editor/tier-schema";
import { listingWarnings, type WarnedField } from "@/lib/editor/listing-warnings";
import { isAmount, plainAmount } from "@/lib/format/amount";
import { listStates } from "@/lib/listings/state-list";
import { recordOf } from "@/lib/record-of";

/** A listing form, which may have only some of the fields. */
type WarnedForm = Partial<FieldValues> & { tiers?: TierValues[]; services?: ServicesValues };

const warnedPrices = [
  "monthly_price",
  "yearly_price",
  "couple_price",
  "family_cap",
  "extra_child_price",
  "student_price",
  "employer_price",
  "enrollment_fee",
] as const satisfies WarnedField[];

const warnedFields: readonly string[] = [
  ...warnedPrices,
  "address_street",
  "specialty",
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

function warningOf(field: WarnedField, form: WarnedForm): string | null {
  const video = form.services?.video_visits;
  const warnings = listingWarnings({
    ...recordOf<Record<(typeof warnedPrices)[number], number | null>>(warnedPrices, (price) =>
      amountOf(form[price]),
    ),
    tiers: tiersOf(form.tiers),
    address_street: form.address_street ?? null,
    specialty: form.specialty ?? null,
    telehealth_only: form.telehealth_only ?? null,
    telehealth_states: listStates(form.telehealth_states ?? ""),
    hasVideoVisits: video !== undefined && video.coverage !== "not offered",
  });
  return warnings.find(({ fields }) => fields.includes(field))?.message ?? null;
}

/** The warning about a field of the surrounding form; null if there is none. */
export function useListingWarning(field: WarnedField): string | null {
  const { control } = useFormContext<WarnedForm>();
  return useWatch({ control, compute: (form) => warningOf(field, form) });
}
