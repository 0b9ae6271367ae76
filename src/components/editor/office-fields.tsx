import { useFormContext } from "react-hook-form";
import { HoursField } from "@/components/editor/hours-field";
import type { OfficePlace, OfficesValues } from "@/components/editor/office-schema";
import { SpecialHoursField } from "@/components/editor/special-hours-field";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";

interface OfficeFieldsProps {
  at: OfficePlace;
  zip: string;
}

/** The fields for an office's hours and what to know before a visit. */
export function OfficeFields({ at, zip }: OfficeFieldsProps) {
  const { register, getFieldState, formState } = useFormContext<OfficesValues>();
  const errorOf = (field: "hours_note" | "parking" | "transit") =>
    getFieldState(`${at}.${field}`, formState).error;
  return (
    <>
      <HoursField at={at} zip={zip} />
      <SpecialHoursField at={at} />
      <TextField
        label="Notes about hours"
        isOptional
        placeholder="Evenings by arrangement"
        error={errorOf("hours_note")}
        {...register(`${at}.hours_note`)}
      />
      <CheckboxField label="Visits by appointment only" {...register(`${at}.by_appointment`)} />
      <div className="grid gap-6 sm:grid-cols-3">
        <SelectField label="Step-free entrance" {...register(`${at}.step_free`)}>
          <option value="">Not specified</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </SelectField>
        <TextField
          label="Parking"
          isOptional
          placeholder="Free lot behind the building"
          error={errorOf("parking")}
          {...register(`${at}.parking`)}
        />
        <TextField
          label="Public transit"
          isOptional
          placeholder="Bus 7, Oak Street"
          error={errorOf("transit")}
          {...register(`${at}.transit`)}
        />
      </div>
    </>
  );
}
