import { useFormContext } from "react-hook-form";
import type { BasicListing } from "@/components/add-listing/listing-schema";
import { PlaceFields } from "@/components/add-listing/place-fields";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";

interface ListingFieldsProps {
  /** The ZIP has filled in city and state. */
  onFill?: () => void;
}

/** What is asked of everybody who describes a listing. Stands inside a `FormProvider`. */
export function ListingFields({ onFill = () => undefined }: ListingFieldsProps) {
  const { register, formState } = useFormContext<BasicListing>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Practice name"
        autoComplete="organization"
        error={errors.practice_name}
        {...register("practice_name")}
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
      <PlaceFields onFill={onFill} />
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
