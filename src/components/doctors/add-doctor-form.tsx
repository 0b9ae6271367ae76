import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ListingFields } from "@/components/doctors/listing-fields";
import {
  type ListingValues,
  listingSchema,
  toListingValues,
} from "@/components/doctors/listing-schema";
import { SimilarListings } from "@/components/doctors/similar-listings";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { useFindPlace } from "@/hooks/doctors/add";
import { loadDraft, saveDraft } from "@/lib/draft";
import { paths } from "@/lib/paths";

interface AddDoctorFormProps {
  /** Doctors may list a practice as their own. */
  isDoctor: boolean;
  isBusy: boolean;
  onSubmit: (values: ListingValues) => Promise<void>;
}

/** Adds a listing. What is typed is kept on the device until it is submitted. */
export function AddDoctorForm({ isDoctor, isBusy, onSubmit }: AddDoctorFormProps) {
  const findPlace = useFindPlace();
  const [compared, setCompared] = useState({ name: "", zip: "" });
  const form = useForm({
    resolver: zodResolver(listingSchema),
    defaultValues: toListingValues(loadDraft("listing")),
  });
  const { register, handleSubmit, getValues, setValue } = form;

  async function fillPlace(zip: string) {
    const place = await findPlace(zip);
    // Only what is empty: the person knows better than the ZIP.
    if (!place || getValues("address_zip").slice(0, 5) !== zip) return;
    if (!getValues("address_city")) setValue("address_city", place.city);
    if (!getValues("address_state")) setValue("address_state", place.state);
    saveDraft("listing", getValues());
  }

  function leaveField() {
    const zip = getValues("address_zip").trim().slice(0, 5);
    setCompared({ name: getValues("practice_name").trim(), zip });
    if (/^\d{5}$/.test(zip)) void fillPlace(zip);
  }

  return (
    <Card padding="lg" className="mt-8">
      <form
        noValidate
        onChange={() => saveDraft("listing", getValues())}
        onSubmit={handleSubmit(onSubmit)}
        className="grid gap-6"
      >
        <FormProvider {...form}>
          <ListingFields onLeave={leaveField} />
        </FormProvider>
        {isDoctor && (
          <CheckboxField
            label="This is my practice"
            hint="Your published phone and email then show on the listing, and you can edit it."
            {...register("is_own_practice")}
          />
        )}
        <SimilarListings name={compared.name} zip={compared.zip} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            Submit Listing
          </Button>
          <LinkButton to={paths.directory()} variant="ghost">
            Cancel
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
