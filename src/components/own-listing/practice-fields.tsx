import { useFormContext } from "react-hook-form";
import { ReachFields } from "@/components/add-listing/reach-fields";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import type { PracticeValues } from "@/components/own-listing/practice-schema";

const panels = [
  { value: "unknown", label: "Not said" },
  { value: "accepting", label: "Accepting" },
  { value: "closed", label: "Not accepting" },
];

/** How the practice works and how it is reached: what only its doctor is asked. */
export function PracticeFields() {
  const { register, formState } = useFormContext<PracticeValues>();
  const { errors } = formState;
  return (
    <>
      <RadioGroupField
        label="New patients"
        options={panels}
        error={errors.panel}
        {...register("panel")}
      />
      <CheckboxField
        label="Telehealth"
        hint="Patients see you by video or phone."
        {...register("telehealth_only")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ReachFields />
        <TextField
          label="Languages"
          isOptional
          hint="Separated by commas."
          placeholder="English, Spanish"
          error={errors.languages}
          {...register("languages")}
        />
        <TextField
          label="Enrollment page"
          isOptional
          inputMode="url"
          hint="Where patients join."
          error={errors.enrollment_url}
          {...register("enrollment_url")}
        />
        <TextField
          label="Booking page"
          isOptional
          inputMode="url"
          hint="Where patients book a visit."
          error={errors.booking_url}
          {...register("booking_url")}
        />
      </div>
    </>
  );
}
