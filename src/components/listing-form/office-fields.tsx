import { useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { HoursList } from "@/components/listing-form/hours-list";
import type { OfficePlace, OfficesValues } from "@/components/listing-form/office-schema";
import { readHours } from "@/lib/hours/read-hours";

/** The fields for an office's hours and what to know before a visit. */
export function OfficeFields({ at }: { at: OfficePlace }) {
  const { register, getFieldState, formState } = useFormContext<OfficesValues>();
  const errorOf = (field: "hours_note" | "parking" | "transit") =>
    getFieldState(`${at}.${field}`, formState).error;
  return (
    <>
      <HoursField at={at} />
      <TextField
        label="Notes about hours"
        isOptional
        placeholder="Closed on federal holidays"
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

/** A text field for opening hours that shows how they are parsed. */
function HoursField({ at }: { at: OfficePlace }) {
  const { register, control, getFieldState, formState } = useFormContext<OfficesValues>();
  const read = readHours(useWatch({ control, name: `${at}.hours` }));
  const spans = "spans" in read ? read.spans : [];
  return (
    <div className="grid gap-3">
      <TextareaField
        label="Opening hours"
        isOptional
        rows={2}
        hint="Like “Mon-Thu 8-12, 1-5; Fri 9-1”. We'll show how we read it below."
        error={getFieldState(`${at}.hours`, formState).error}
        {...register(`${at}.hours`)}
      />
      <div role="status" className={spans.length > 0 ? "rounded-lg bg-sage px-5 py-4" : undefined}>
        {spans.length > 0 && <HoursList spans={spans} />}
      </div>
    </div>
  );
}
