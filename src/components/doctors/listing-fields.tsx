import { useFormContext } from "react-hook-form";
import type { BasicListing } from "@/components/doctors/listing-schema";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { usStates } from "@/lib/us-states";

interface ListingFieldsProps {
  /** The name or the ZIP has been filled in. */
  onLeave?: () => void;
}

/** What is asked of everybody who describes a listing. Stands inside a `FormProvider`. */
export function ListingFields({ onLeave = () => undefined }: ListingFieldsProps) {
  const { register, formState } = useFormContext<BasicListing>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Practice name"
        autoComplete="organization"
        error={errors.practice_name}
        {...register("practice_name", { onBlur: onLeave })}
      />
      <TextField
        label="Credentials"
        isOptional
        hint="The physician's name and degree, such as “Ana Ruiz, MD, Family Medicine”."
        error={errors.credentials}
        {...register("credentials")}
      />
      <TextareaField
        label="About the practice"
        isOptional
        rows={5}
        error={errors.bio}
        {...register("bio")}
      />
      <TextField
        label="Street address"
        isOptional
        autoComplete="street-address"
        error={errors.address_street}
        {...register("address_street")}
      />
      <div className="grid gap-6 sm:grid-cols-[9rem_1fr_12rem]">
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.address_zip}
          {...register("address_zip", { onBlur: onLeave })}
        />
        <TextField
          label="City"
          autoComplete="address-level2"
          error={errors.address_city}
          {...register("address_city")}
        />
        <SelectField
          label="State"
          autoComplete="address-level1"
          error={errors.address_state}
          {...register("address_state")}
        >
          <option value="">Choose...</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Monthly price"
          isOptional
          inputMode="decimal"
          hint="In dollars, for one adult."
          error={errors.monthly_price}
          {...register("monthly_price")}
        />
        <TextField
          label="Yearly price"
          isOptional
          inputMode="decimal"
          hint="In dollars, where there is one."
          error={errors.yearly_price}
          {...register("yearly_price")}
        />
      </div>
    </>
  );
}
