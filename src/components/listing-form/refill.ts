import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { BasicListing } from "@/components/listing-form/listing-schema";
import { useFindPlace } from "@/hooks/listings/zip-codes";

type FilledField = "address_city" | "address_state";

const fiveDigits = (text: string) => /^\d{5}/.exec(text.trim())?.[0] ?? "";

/** Fills in the city and state of the ZIP, and again when the ZIP changes, except for what the person has typed. */
export function useRefill() {
  const { getValues, setValue, clearErrors } = useFormContext<BasicListing>();
  const findPlace = useFindPlace();
  const [typed] = useState(() => new Set<FilledField>());
  const [last] = useState(() => ({ zip: fiveDigits(getValues("address_zip")) }));

  function set(field: FilledField, value: string) {
    setValue(field, value, { shouldDirty: true });
    clearErrors(field);
  }

  function fill(field: FilledField, value: string, before: string | undefined) {
    const current = getValues(field);
    if (current === "" || (current === before && !typed.has(field))) set(field, value);
  }

  async function refill() {
    const zip = fiveDigits(getValues("address_zip"));
    if (!zip) return;
    const [before, now] = await Promise.all([
      last.zip ? findPlace(last.zip) : null,
      findPlace(zip),
    ]);
    if (!now || fiveDigits(getValues("address_zip")) !== zip) return;
    last.zip = zip;
    fill("address_city", now.city, before?.city);
    fill("address_state", now.state, before?.state);
  }

  /** Takes a place whole, whatever was typed. */
  function take(place: { city: string; state: string }) {
    typed.clear();
    last.zip = fiveDigits(getValues("address_zip"));
    set("address_city", place.city);
    set("address_state", place.state);
  }

  return { refill, take, keep: (field: FilledField) => typed.add(field) };
}
