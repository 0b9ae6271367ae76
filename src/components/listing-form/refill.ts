import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFindPlace } from "@/hooks/listings/zip-codes";

interface AddressValues {
  address_zip: string;
  address_city: string;
  address_state: string;
}

/** A form with the address of a practice, of other offices, or both. */
export interface PlaceForm extends AddressValues {
  further: AddressValues[];
}

/** The prefix of an address's field names: empty for the practice, or the row of an office. */
export type AddressPrefix = "" | `further.${number}.`;

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

  /** Sets the city and state, even if the person has typed others. */ function applyPlace(place: {
    city: string;
    state: string;
  }) {
    typed.clear();
    last.zip = fiveDigits(getValues(`${prefix}address_zip`));
    set("address_city", place.city);
    set("address_state", place.state);
  }

  return { fillFromZip, applyPlace, markTyped: (field: FilledField) => typed.add(field) };
}
