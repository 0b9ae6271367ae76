import { CalendarPlus, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import type { HoursForm, HoursPlace } from "@/components/editor/hours-field";
import {
  emptySpecialHours,
  toFormRow,
  toSpecialHours,
} from "@/components/editor/special-hours-schema";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { inWords } from "@/lib/format/numbers";
import { federalHolidays } from "@/lib/listings/federal-holidays";
import { dayFromNow, describeSpecialHours } from "@/lib/listings/special-hours";
import { maxSpecialHours } from "@/lib/supabase/shared-limits";

/** Holidays and other days with special hours of an office, collapsed until one of them has an error. */
export function SpecialHoursField({ at }: { at: HoursPlace }) {
  const { control, getFieldState, formState, getValues } = useFormContext<HoursForm>();
  const name = `${at}.special_hours` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const [announcement, setAnnouncement] = useState("");
  const { error } = getFieldState(name, formState);
  const remaining = maxSpecialHours - fields.length;

  function addHolidays() {
    const listed = getValues(name);
    const isListed = (from: string, to: string) =>
      listed.some((row) => row.from <= to && from <= (row.to || row.from));
    const added = federalHolidays(dayFromNow())
      .filter(({ from, to }) => !isListed(from, to))
      .slice(0, remaining);
    append(added.map(toFormRow), { shouldFocus: false });
    setAnnouncement(`${inWords(added.length, "holiday")} added.`);
  }

  return (
    <CollapsibleFields
      title="Holiday hours"
      summary={fields.length === 0 ? "No dates yet" : inWords(fields.length, "date")}
      hasErrors={error !== undefined}
    >
      <div className="grid gap-4 pb-5">
        <p className="text-sm text-ink-soft">
          Days when you're closed or open at other times. Patients see those of the next 60 days.
        </p>
        <ul className="grid gap-2 empty:hidden">
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
        {remaining > 0 && (
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
    </CollapsibleFields>
  );
}

interface SpecialHoursRowProps {
  at: HoursPlace;
  index: number;
  onRemove: () => void;
}

/** One day or range of days with special hours, in words until it is edited. */
function SpecialHoursRow({ at, index, onRemove }: SpecialHoursRowProps) {
  const { register, control, setValue, getFieldState, formState } = useFormContext<HoursForm>();
  const name = `${at}.special_hours.${index}` as const;
  const row = useWatch({ control, name });
  const [isEditing, setIsEditing] = useState(row.from === "");
  const errorOf = (field: "from" | "name") => getFieldState(`${name}.${field}`, formState).error;
  const isShown = isEditing || errorOf("from") !== undefined || errorOf("name") !== undefined;
  const isOpen = row.opens !== "" || row.closes !== "";
  const number = index + 1;
  const fieldProps = (field: "from" | "name") => ({
    error: errorOf(field),
    ...register(`${name}.${field}`),
  });

  function setTimes(opens: string, closes: string) {
    setValue(`${name}.opens`, opens, { shouldDirty: true });
    setValue(`${name}.closes`, closes, { shouldDirty: true });
  }

  return (
    <fieldset className="rounded-lg bg-sage py-1 pr-1 pl-4">
      <legend className="sr-only">{`Date ${number}`}</legend>
      <div className="flex items-center">
        <p className="mr-auto text-sm">
          {row.from ? describeSpecialHours(toSpecialHours(row)) : "New date"}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="px-3"
          aria-label={`Edit date ${number}`}
          aria-expanded={isShown}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          ref={moveFocusOnRemoval}
          variant="ghost"
          size="sm"
          className="px-3"
          aria-label={`Remove date ${number}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {isShown && (
        <div className="grid items-start gap-3 pt-1 pr-3 pb-3 sm:grid-cols-3">
          <TextField label="First day" type="date" {...fieldProps("from")} />
          <TextField label="Last day" type="date" isOptional {...register(`${name}.to`)} />
          <TextField label="Name" isOptional placeholder="Thanksgiving" {...fieldProps("name")} />
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
          {isOpen && (
            <>
              <TextField label="Opens" type="time" {...register(`${name}.opens`)} />
              <TextField label="Closes" type="time" {...register(`${name}.closes`)} />
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}
