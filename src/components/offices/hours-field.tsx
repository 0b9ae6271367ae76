import { useFormContext, useWatch } from "react-hook-form";
import { TextareaField } from "@/components/forms/textarea-field";
import { HoursList } from "@/components/offices/hours-list";
import type { OfficePlace, OfficesValues } from "@/components/offices/office-schema";
import { readHours } from "@/lib/hours/read-hours";

/** A text field for opening hours that shows how they are parsed. */
export function HoursField({ at }: { at: OfficePlace }) {
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
