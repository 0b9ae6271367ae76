import { CalendarPlus, ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { HoursPlace } from "@/components/listing-form/hours-field";
import type { OfficesValues } from "@/components/listing-form/office-schema";
import { emptySpecialHours, toFormRow } from "@/components/listing-form/special-hours-schema";
import { Button } from "@/components/ui/button";
import { inWords } from "@/lib/format/numbers";
import { federalHolidays } from "@/lib/hours/federal-holidays";
import { dayFromNow } from "@/lib/hours/special-hours";
import { maxSpecialHours } from "@/lib/supabase/shared-limits";

/** A form with the offices of a practice, or one with all of a practice. */
interface HoursForm extends OfficesValues {
  offices: OfficesValues;
}

/** Holidays and other days with special hours of an office, collapsed until one of them has an error. */
export function SpecialHoursField({ at }: { at: HoursPlace }) {
  const { control, getFieldState, formState, getValues } = useFormContext<HoursForm>();
  const name = `${at}.special_hours` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const [isOpen, setIsOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const { error } = getFieldState(name, formState);
  const left = maxSpecialHours - fields.length;

  function addHolidays() {
    const listed = getValues(name);
    const isListed = (from: string, to: string) =>
      listed.some((row) => row.from <= to && from <= (row.to || row.from));
    const added = federalHolidays(dayFromNow())
      .filter(({ from, to }) => !isListed(from, to))
      .slice(0, left);
    append(added.map(toFormRow), { shouldFocus: false });
    setAnnouncement(`${inWords(added.length, "holiday")} added.`);
  }

  return (
    <details
      open={isOpen || error !== undefined}
      className="group rounded-lg border border-line px-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">Holiday hours</span>{" "}
          <span className="block text-sm text-ink-soft">
            {fields.length === 0 ? "No dates yet" : inWords(fields.length, "date")}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="text-sm text-ink-soft">
          Days when you're closed or open at other times. Patients see those of the next 60 days.
        </p>
        <ul className="grid gap-3 empty:hidden">
          {fields.map((field, index) => (
            <li key={field.id}>
              <SpecialHoursRow at={at} index={index} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
        {error?.message && <p className="text-sm text-danger">{error.message}</p>}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {left > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={addHolidays}>
              <CalendarPlus aria-hidden="true" />
              Closed on US federal holidays
            </Button>
            <Button variant="secondary" size="sm" onClick={() => append(emptySpecialHours)}>
              <Plus aria-hidden="true" />
              Add a date
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface SpecialHoursRowProps {
  at: HoursPlace;
  index: number;
  onRemove: () => void;
}

/** One day or range of days with special hours. */
function SpecialHoursRow({ at, index, onRemove }: SpecialHoursRowProps) {
  const { register, control, setValue, getFieldState, formState } = useFormContext<HoursForm>();
  const name = `${at}.special_hours.${index}` as const;
  const row = useWatch({ control, name });
  const isOpen = row.opens !== "" || row.closes !== "";
  const errorOf = (field: "from" | "name") => getFieldState(`${name}.${field}`, formState).error;

  function setTimes(opens: string, closes: string) {
    setValue(`${name}.opens`, opens, { shouldDirty: true });
    setValue(`${name}.closes`, closes, { shouldDirty: true });
  }

  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 rounded-lg bg-sage p-3 sm:grid-cols-4">
      <legend className="sr-only">Date {index + 1}</legend>
      <TextField
        label="First day"
        type="date"
        error={errorOf("from")}
        {...register(`${name}.from`)}
      />
      <TextField label="Last day" type="date" isOptional {...register(`${name}.to`)} />
      <SelectField
        label="Hours"
        value={isOpen ? "open" : "closed"}
        onChange={({ target }) =>
          target.value === "open" ? setTimes("09:00", "12:00") : setTimes("", "")
        }
      >
        <option value="closed">Closed</option>
        <option value="open">Open</option>
      </SelectField>
      <TextField
        label="Name"
        isOptional
        placeholder="Thanksgiving"
        error={errorOf("name")}
        {...register(`${name}.name`)}
      />
      {isOpen && (
        <>
          <TextField label="Opens" type="time" {...register(`${name}.opens`)} />
          <TextField label="Closes" type="time" {...register(`${name}.closes`)} />
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="col-span-full -ml-3 w-fit"
        aria-label={`Remove date ${index + 1}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
    </fieldset>
  );
}
