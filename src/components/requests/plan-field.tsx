import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldError } from "@/components/forms/field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { usePlans } from "@/hooks/listings/plans";

interface PlanFieldProps {
  listingId: string;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

/** The requested membership: one of the practice's plans, or free text. */
export function PlanField({ listingId, error, registration }: PlanFieldProps) {
  const { data: plans, isPending } = usePlans(listingId);

  if (plans && plans.length > 0) {
    return (
      <SelectField label="Membership" isOptional error={error} {...registration}>
        <option value="">Not sure yet</option>
        {plans.map((plan) => (
          <option key={plan} value={plan}>
            {plan}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label="Membership"
      isOptional
      readOnly={isPending}
      placeholder="For two adults and a child"
      error={error}
      {...registration}
    />
  );
}
