import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFindPlace } from "@/hooks/listings/zip-codes";

interface WrittenAddress {
  address_zip: string;
  address_city: string;
  address_state: string;
}

/** A form with the address of a practice, of further offices, or both. */
export interface PlaceForm extends WrittenAddress {
  further: WrittenAddress[];
}

/** Where a form has an address: at its top for the practice, or in the row of an office. */
export type AddressPrefix = "" | `further.${number}.`;

type FilledField = "address_city" | "address_state";

const fiveDigits = (text: string) => /^\d{5}/.exec(text.trim())?.[0] ?? "";

/** Fills in the city and state of the ZIP, and again when the ZIP changes, except for what the person has typed. */
export function useRefill(prefix: AddressPrefix) {
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

  async function refill() {
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

  /** Takes a place whole, whatever was typed. */
  function take(place: { city: string; state: string }) {
    typed.clear();
    last.zip = fiveDigits(getValues(`${prefix}address_zip`));
    set("address_city", place.city);
    set("address_state", place.state);
  }

  return { refill, take, keep: (field: FilledField) => typed.add(field) };
}
