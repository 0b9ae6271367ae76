import { useFormContext } from "react-hook-form";
import type { BasicListing } from "@/components/add-listing/listing-schema";
import { TextField } from "@/components/forms/text-field";

/** What a practice does and where it is found: what its verification goes by. Stands inside a `FormProvider`. */
export function ReachFields() {
  const { register, formState } = useFormContext<BasicListing>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Specialty"
        isOptional
        placeholder="Family Medicine"
        error={errors.specialty}
        {...register("specialty")}
      />
      <TextField
        label="Practice phone"
        type="tel"
        isOptional
        autoComplete="off"
        error={errors.phone}
        {...register("phone")}
      />
      <TextField
        label="Website"
        isOptional
        inputMode="url"
        placeholder="https://example.com"
        error={errors.website}
        {...register("website")}
      />
      <TextField
        label="NPI"
        isOptional
        inputMode="numeric"
        hint="The physician's ten digits. They help us verify the listing."
        error={errors.npi}
        {...register("npi")}
      />
    </>
  );
}
