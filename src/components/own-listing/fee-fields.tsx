import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import type { PracticeValues } from "@/components/own-listing/practice-schema";

/** What is paid beside the membership. */
export function FeeFields() {
  const { register, formState } = useFormContext<PracticeValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Enrollment fee"
        isOptional
        inputMode="decimal"
        hint="In dollars, once. 0 says that there is none."
        error={errors.enrollment_fee}
        {...register("enrollment_fee")}
      />
      <TextField
        label="Fee per visit"
        isOptional
        inputMode="decimal"
        hint="In dollars. 0 says that there is none."
        error={errors.visit_fee}
        {...register("visit_fee")}
      />
    </div>
  );
}
