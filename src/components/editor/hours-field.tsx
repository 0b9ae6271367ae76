import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OfficePlace, OfficesValues } from "@/components/editor/office-schema";
import { controlClasses } from "@/components/forms/control-classes";
import { FieldNotes } from "@/components/forms/field";
import { TextareaField } from "@/components/forms/textarea-field";
import { HoursList } from "@/components/listings/hours-list";
import { Button } from "@/components/ui/button";
import { useTimeZone } from "@/hooks/listings/zip-codes";
import {
  dayNames,
  fullDayNames,
  isOvernight,
  joinNights,
  type Span,
  writeHours,
} from "@/lib/listings/hours";
import { readHours } from "@/lib/listings/read-hours";
import { zoneName } from "@/lib/listings/zone-names";

/** A form with the hours of offices, or one with all of a practice, or both. */
export interface HoursForm extends OfficesValues {
  offices: OfficesValues;
}

/** The field name of an office, in a form of offices or in the form of a practice. */
export type HoursPlace = OfficePlace | "offices.main";

interface HoursFieldProps {
  at: HoursPlace;
  /** The ZIP code of the office, which determines the time zone of the hours. */
  zip: string;
}

/** Opening hours, set day by day or typed as text. The form's value is the text in both cases. */
export function HoursField({ at, zip }: HoursFieldProps) {
  const { register, control, setValue, getFieldState, formState } = useFormContext<HoursForm>();
  const text = useWatch({ control, name: `${at}.hours` });
  const read = readHours(text);
  const [isTyping, setIsTyping] = useState(false);
  const { error } = getFieldState(`${at}.hours`, formState);
  const timeZone = useTimeZone(zip);
  const zoneNote = timeZone && `Hours are in ${zoneName(timeZone)}.`;

  // Text that can't be read has no days to show.
  if (isTyping || !("spans" in read)) {
    const spans = "spans" in read ? read.spans : [];
    return (
      <div className="grid gap-3" data-field={at.split(".")[0]}>
        <TextareaField
          label="Opening hours"
          isOptional
          rows={2}
          hint={`Like “Mon-Thu 8-12, 1-5; Fri 9-1”. We'll show how we read it below. ${zoneNote ?? ""}`}
          error={"spans" in read ? undefined : error}
          {...register(`${at}.hours`)}
        />
        <div
          role="status"
          className={spans.length > 0 ? "rounded-lg bg-sage px-5 py-4" : undefined}
        >
          {spans.length > 0 && <HoursList spans={spans} />}
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4 w-fit"
          disabled={!("spans" in read)}
          onClick={() => setIsTyping(false)}
        >
          Set hours by day
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-1" data-field={at.split(".")[0]}>
      <legend className="mb-1.5 text-sm font-semibold">
        Opening hours <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {zoneNote && <p className="text-sm text-ink-soft">{zoneNote}</p>}
      <HoursGrid
        spans={joinNights(read.spans)}
        onChange={(spans) =>
          setValue(`${at}.hours`, writeHours(spans), { shouldDirty: true, shouldValidate: true })
        }
      />
      <FieldNotes id={`${at}-hours`} message={error?.message} />
      <Button variant="ghost" size="sm" className="-ml-4 w-fit" onClick={() => setIsTyping(true)}>
        Type hours instead
      </Button>
    </fieldset>
  );
}

const workdays = [1, 2, 3, 4, 5];
const usual: readonly (readonly [from: string, to: string])[] = [["09:00", "17:00"]];

interface HoursGridProps {
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
}

/** One row for each day: whether the office is open, and from when to when. A night belongs to the day it starts. */
function HoursGrid({ spans, onChange }: HoursGridProps) {
  const spansOn = (day: number) => spans.filter(([of]) => of === day);
  const withDays = (days: readonly number[], times: readonly (readonly [string, string])[]) =>
    onChange(
      [
        ...spans.filter(([day]) => !days.includes(day)),
        ...days.flatMap((day) => times.map(([from, to]): Span => [day, from, to])),
      ].toSorted(([day, from], [other, otherFrom]) => day - other || from.localeCompare(otherFrom)),
    );
  const firstOpen = spans[0]?.[0];

  /** The hours of the day before, or usual ones. */
  function openDay(day: number) {
    const before = spans.findLast(([other]) => other < day)?.[0] ?? firstOpen;
    const times = before === undefined ? usual : spansOn(before).map(timesOf);
    withDays([day], times);
  }

  return (
    <ul className="divide-y divide-line">
      {dayNames.map((name, index) => {
        const day = index + 1;
        const open = spansOn(day);
        return (
          <li
            key={name}
            className="grid min-h-13 grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-2 py-1"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                aria-label={`Open on ${fullDayNames[index]}`}
                className="size-5 shrink-0 cursor-pointer accent-primary"
                checked={open.length > 0}
                onChange={(event) => (event.target.checked ? openDay(day) : withDays([day], []))}
              />
              {name}
            </label>
            {open.length === 0 && (
              <span className="flex min-h-11 items-center text-sm text-ink-soft">Closed</span>
            )}
            <div className="grid gap-1">
              {open.map((span, place) => (
                <TimesRow
                  // Stays the same while these times change.
                  key={open[place - 1]?.[2] ?? "first"}
                  dayName={fullDayNames[index] ?? name}
                  times={timesOf(span)}
                  after={open[place - 1]?.[2] ?? "00:00"}
                  before={open[place + 1]?.[1] ?? "24:00"}
                  nextDay={spansOn((day % 7) + 1)[0]?.[1] ?? "24:00"}
                  onChange={(times) => withDays([day], open.map(timesOf).with(place, times))}
                />
              ))}
            </div>
            {day === firstOpen && day < 6 && (
              <Button
                variant="ghost"
                size="sm"
                className="col-span-2 -ml-4 w-fit sm:col-span-1 sm:col-start-2"
                aria-label={`Copy to weekdays: ${fullDayNames[index]}`}
                onClick={() => withDays(workdays, open.map(timesOf))}
              >
                Copy to weekdays
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const timesOf = ([, from, to]: Span) => [from, to] as const;

interface TimesRowProps {
  dayName: string;
  times: readonly [from: string, to: string];
  /** When the earlier hours of the day end. */
  after: string;
  /** When the later hours of the day begin. */
  before: string;
  /** When the hours of the next day begin. */
  nextDay: string;
  onChange: (times: readonly [from: string, to: string]) => void;
}

const oneHourAfter = (time: string) => {
  const [hour = 0, minutes = "00"] = [Number(time.slice(0, 2)), time.slice(3)];
  return hour >= 23 ? "24:00" : `${String(hour + 1).padStart(2, "0")}:${minutes}`;
};

/** When an office opens and closes. */
function TimesRow({ dayName, times: [from, to], after, before, nextDay, onChange }: TimesRowProps) {
  const isNight = (opens: string, closes: string) =>
    before === "24:00" && closes <= nextDay && isOvernight(opens, closes);
  return (
    <div className="flex items-center gap-2">
      <TimeInput
        label={`${dayName}: opens`}
        value={from}
        isValid={(time) => time >= after && (time < to || oneHourAfter(time) <= before)}
        onChange={(time) =>
          onChange([time, time < to || isNight(time, to) ? to : oneHourAfter(time)])
        }
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={`${dayName}: closes`}
        // A time field has no 24:00.
        value={to === "24:00" ? "00:00" : to}
        isValid={(time) =>
          (closingOf(time) > from && closingOf(time) <= before) || isNight(from, time)
        }
        onChange={(time) => onChange([from, closingOf(time)])}
      />
    </div>
  );
}

const closingOf = (time: string) => (time === "00:00" ? "24:00" : time);

interface TimeInputProps {
  label: string;
  value: string;
  isValid: (time: string) => boolean;
  /** Called with valid times only. */
  onChange: (time: string) => void;
}

/** A time of day. One that is incomplete or invalid is discarded when the field is left. */
function TimeInput({ label, value, isValid, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={(typed !== null && !isValid(typed)) || undefined}
      className={`${controlClasses} min-h-11! w-auto! min-w-0 flex-1 px-2! py-1.5! text-sm! sm:max-w-36 max-sm:[&::-webkit-calendar-picker-indicator]:hidden`}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== "" && isValid(target.value)) onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
