import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { useFindPlace, usePlaceMistake } from "@/hooks/listings/zip-codes";
import { usStates } from "@/lib/format/us-states";
import { mistakenField } from "@/lib/listings/place-mistake";

interface AddressValues {
  address_zip: string;
  address_city: string;
  address_state: string;
}

/** A form with the address of a practice, of other offices, or both. */
interface PlaceForm extends AddressValues {
  further: AddressValues[];
}

/** The prefix of an address's field names: empty for the practice, or the row of an office. */
type AddressPrefix = "" | `further.${number}.`;

type FilledField = "address_city" | "address_state";

const fiveDigits = (text: string) => /^\d{5}/.exec(text.trim())?.[0] ?? "";

/** Fills in the city and state when the ZIP changes, except for values that the person has typed. */
export function useZipAutofill(prefix: AddressPrefix) {
  const { getValues, setValue, clearErrors } = useFormContext<PlaceForm>();
  const findPlace = useFindPlace();
  const [typed] = useState(() => new Set<FilledField>());
  const [last] = useState(() => ({ zip: fiveDigits(getValues(`${prefix}address_zip`)) }));

  function set(field: FilledField, value: string) {
    setValue(`${prefix}${field}`, value, { shouldDirty: true });
    clearErrors(`${prefix}${field}`);
  }

  function fill(field: FilledField, value: string, before: string | undefined) {
    const current = getValues(`${prefix}${field}`);
    if (current === "" || (current === before && !typed.has(field))) set(field, value);
  }

  async function fillFromZip() {
    const zip = fiveDigits(getValues(`${prefix}address_zip`));
    if (!zip) return;
    const [before, now] = await Promise.all([
      last.zip ? findPlace(last.zip) : null,
      findPlace(zip),
    ]);
    if (!now || fiveDigits(getValues(`${prefix}address_zip`)) !== zip) return;
    last.zip = zip;
    fill("address_city", now.city, before?.city);
    fill("address_state", now.state, before?.state);
  }

  /** Sets the city and state, even if the person has typed others. */
  function applyPlace(place: { city: string; state: string }) {
    typed.clear();
    last.zip = fiveDigits(getValues(`${prefix}address_zip`));
    set("address_city", place.city);
    set("address_state", place.state);
  }

  return { fillFromZip, applyPlace, markTyped: (field: FilledField) => typed.add(field) };
}

interface PlaceFieldsProps {
  /** The prefix of the office's fields; empty for the practice's address. */
  at?: AddressPrefix;
  /** Called after the ZIP has filled in the city and state, which triggers no change event. */
  onFill?: () => void;
}

/** ZIP, city, and state. The ZIP fills in the others, and a mismatch is shown with a correction. */
export function PlaceFields({ at: prefix = "", onFill = () => undefined }: PlaceFieldsProps) {
  const { register, control, getValues, setFocus, getFieldState, formState } =
    useFormContext<PlaceForm>();
  const names = [
    `${prefix}address_zip`,
    `${prefix}address_city`,
    `${prefix}address_state`,
  ] as const;
  const [zip, city, state] = useWatch({ control, name: names });
  const { fillFromZip, applyPlace, markTyped } = useZipAutofill(prefix);
  // Browsers would fill in the person's own address.
  const autoComplete = (what: string) => (prefix === "" ? what : "off");
  // A mistake is shown only after a field is left, not while the person types.
  const [checkedValues, setCheckedValues] = useState("");
  const mistake = usePlaceMistake(
    { city, state, zip },
    checkedValues === [zip, city, state].join(),
  );
  const right = mistake?.right;
  const at = mistake && mistakenField(mistake, { city, state, zip });
  const errorOf = (field: "address_zip" | "address_city" | "address_state") =>
    getFieldState(`${prefix}${field}`, formState).error ??
    (at === field ? mistake?.message : undefined);

  const handleBlur = () => setCheckedValues(getValues(names).join());

  async function handleZipBlur() {
    handleBlur();
    await fillFromZip();
    handleBlur();
    onFill();
  }

  function applyCorrection(place: { city: string; state: string }) {
    applyPlace(place);
    onFill();
    setFocus(`${prefix}address_city`);
  }

  return (
    <div>
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-6 sm:grid-cols-[9rem_1fr_12rem] sm:gap-x-6">
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete={autoComplete("postal-code")}
          error={errorOf("address_zip")}
          {...register(`${prefix}address_zip`, {
            onBlur: handleZipBlur,
            // On blur, the person could already be typing the city.
            onChange: () => void fillFromZip().then(onFill),
          })}
        />
        <TextField
          label="City"
          autoComplete={autoComplete("address-level2")}
          error={errorOf("address_city")}
          {...register(`${prefix}address_city`, {
            onBlur: handleBlur,
            onChange: () => markTyped("address_city"),
          })}
        />
        <SelectField
          label="State"
          className="col-span-2 sm:col-span-1"
          autoComplete={autoComplete("address-level1")}
          error={errorOf("address_state")}
          {...register(`${prefix}address_state`, {
            onBlur: handleBlur,
            onChange: () => markTyped("address_state"),
          })}
        >
          <option value="">Choose...</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div role="status" className="not-empty:mt-4">
        {right && (
          <Button variant="secondary" size="sm" onClick={() => applyCorrection(right)}>
            {`Use ${right.city}, ${right.state}`}
          </Button>
        )}
      </div>
    </div>
  );
}
