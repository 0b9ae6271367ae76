import { type UseFormReturn, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { NotificationSettingsValues } from "@/components/mail/messages-schema";
import { cityOf, timeZones } from "@/lib/mail/time-zones";

/** The hours in which emails are held back. */
export function QuietHoursFields({ form }: { form: UseFormReturn<NotificationSettingsValues> }) {
  const isQuiet = useWatch({ control: form.control, name: "isQuiet" });
  const { errors, defaultValues } = form.formState;
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Quiet hours</legend>
      <CheckboxField
        label="Quiet hours"
        hint="We hold emails until quiet hours end. Codes and links you request are sent right away."
        {...form.register("isQuiet")}
      />
      {isQuiet && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label="From" type="time" error={errors.from} {...form.register("from")} />
          <TextField label="Until" type="time" error={errors.until} {...form.register("until")} />
          <SelectField label="Time zone" {...form.register("timeZone")}>
            {timeZones(defaultValues?.timeZone ?? null).map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
