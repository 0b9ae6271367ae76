import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type AddressPrefix, type PlaceForm, useRefill } from "@/components/listing-form/refill";
import { Button } from "@/components/ui/button";
import { usePlaceMistake } from "@/hooks/listings/zip-codes";
import { mistakenField } from "@/lib/places/place-mistake";
import { usStates } from "@/lib/places/us-states";

interface PlaceFieldsProps {
  /** Of an office, where its row of the form is. */
  at?: AddressPrefix;
  /** The ZIP has filled in others, which no event of theirs tells. */
  onFill?: () => void;
}

/** ZIP, city and state: the ZIP fills in the others, and what does not agree is told, with the right answer. */
export function PlaceFields({ at: prefix = "", onFill = () => undefined }: PlaceFieldsProps) {
  const { register, control, getValues, setFocus, getFieldState, formState } =
    useFormContext<PlaceForm>();
  const names = [
    `${prefix}address_zip`,
    `${prefix}address_city`,
    `${prefix}address_state`,
  ] as const;
  const [zip, city, state] = useWatch({ control, name: names });
  const { refill, take, keep } = useRefill(prefix);
  // Browsers fill in the address of the person, which is no further office.
  const autoComplete = (what: string) => (prefix === "" ? what : "off");
  // Nobody is told of a mistake while still typing: only what stood there when a field was left is asked about.
  const [left, setLeft] = useState("");
  const mistake = usePlaceMistake({ city, state, zip }, left === [zip, city, state].join());
  const right = mistake?.right;
  const at = mistake && mistakenField(mistake, { city, state, zip });
  const errorOf = (field: "address_zip" | "address_city" | "address_state") =>
    getFieldState(`${prefix}${field}`, formState).error ??
    (at === field ? mistake?.message : undefined);

  const leave = () => setLeft(getValues(names).join());

  async function leaveZip() {
    leave();
    await refill();
    leave();
    onFill();
  }

  function takeRight(place: { city: string; state: string }) {
    take(place);
    onFill();
    setFocus(`${prefix}address_city`);
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-6 sm:grid-cols-[9rem_1fr_12rem]">
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete={autoComplete("postal-code")}
          error={errorOf("address_zip")}
          {...register(`${prefix}address_zip`, { onBlur: leaveZip })}
        />
        <TextField
          label="City"
          autoComplete={autoComplete("address-level2")}
          error={errorOf("address_city")}
          {...register(`${prefix}address_city`, {
            onBlur: leave,
            onChange: () => keep("address_city"),
          })}
        />
        <SelectField
          label="State"
          autoComplete={autoComplete("address-level1")}
          error={errorOf("address_state")}
          {...register(`${prefix}address_state`, {
            onBlur: leave,
            onChange: () => keep("address_state"),
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
      <div role="status">
        {right && (
          <Button variant="secondary" size="sm" onClick={() => takeRight(right)}>
            Use {right.city}, {right.state}
          </Button>
        )}
      </div>
    </div>
  );
}
