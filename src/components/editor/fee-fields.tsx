import { useFormContext, useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/editor/field-part";
import type { FieldValues } from "@/components/editor/field-values";
import { cappedCouple } from "@/components/editor/price-mistakes";
import { plainAmount } from "@/lib/format/amount";
import { formatDollars } from "@/lib/format/numbers";

/** The fee fields, with a note when the family maximum is below the price of two adults. */
export const FeeFields = () => (
  <div>
    <FieldGrid of="fees" />
    <CappedCoupleNote />
  </div>
);

/** Says what two adults pay when the family maximum is below their price. */
export function CappedCoupleNote() {
  const { control } = useFormContext<FieldValues>();
  const [single, couple, cap] = useWatch({
    control,
    name: ["monthly_price", "couple_price", "family_cap"],
  });
  const capped = cappedCouple({
    monthly_price: plainAmount(single),
    couple_price: plainAmount(couple),
    family_cap: plainAmount(cap),
  });
  return (
    <p role="status" className="py-4 text-sm empty:hidden">
      {capped &&
        `With this family maximum, two adults pay ${formatDollars(capped.pays)} per month together instead of ${formatDollars(capped.instead)}. Raise it if that's not what you intend.`}
    </p>
  );
}
