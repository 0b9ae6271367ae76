import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FieldWarning } from "@/components/forms/field-warning";
import { TextField } from "@/components/forms/text-field";
import { useListingWarning } from "@/components/listing-form/listing-warning";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { agesOf, emptyTier, normalizeTiers } from "@/components/listing-form/tier-schema";
import { Button } from "@/components/ui/button";
import { ageRange } from "@/lib/listings/age-spans";
import { maxAgeBands } from "@/lib/supabase/shared-limits";

/** Prices by age, in rows that can be added and removed. */
export function TierRows() {
  const { control, register, formState } = useFormContext<OwnListingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "tiers" });
  const errors = formState.errors.tiers;
  const normalized = normalizeTiers(useWatch({ control, name: "tiers" }))
    ?.map(agesOf)
    .map(({ min_age, max_age }) => ageRange(min_age, max_age))
    .join(", ");

  return (
    <fieldset className="grid gap-4">
      <legend className="float-left w-full font-semibold">Prices by age</legend>
      <p className="text-sm text-ink-soft">
        If your price depends on age, add a row for each age group, such as 0 to 17 and 18 to 64.
        Leave the last age empty for “and older”.
      </p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="flex flex-wrap items-end gap-2 rounded-lg bg-sage p-3 sm:grid sm:grid-cols-[1fr_5.5rem_5.5rem_8rem_auto] sm:items-start sm:gap-4 sm:p-4"
        >
          <TextField
            label="Name"
            className="min-w-0 max-sm:flex-1 max-sm:basis-[calc(100%-4rem)]"
            placeholder="Adults"
            error={errors?.[index]?.label}
            {...register(`tiers.${index}.label`)}
          />
          <TextField
            label="From age"
            className="min-w-0 max-sm:order-2 max-sm:flex-1 max-sm:basis-16"
            inputMode="numeric"
            error={errors?.[index]?.min_age}
            {...register(`tiers.${index}.min_age`)}
          />
          <TextField
            label="To age"
            className="min-w-0 max-sm:order-2 max-sm:flex-1 max-sm:basis-16"
            inputMode="numeric"
            error={errors?.[index]?.max_age}
            {...register(`tiers.${index}.max_age`)}
          />
          <TextField
            label="Price per month"
            className="min-w-0 max-sm:order-2 max-sm:flex-1 max-sm:basis-24"
            inputMode="decimal"
            error={errors?.[index]?.monthly_price}
            {...register(`tiers.${index}.monthly_price`)}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove price ${index + 1}`}
            className="justify-self-end max-sm:order-1 sm:mt-6"
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      <p role="status" className="text-sm empty:hidden">
        {normalized &&
          `We read this as ${normalized}. An age in two rows counts toward the row that starts with it.`}
      </p>
      <FieldWarning text={useListingWarning("tiers")} />
      {fields.length < maxAgeBands && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={() => append(emptyTier)}>
          <Plus aria-hidden="true" />
          Add a price by age
        </Button>
      )}
    </fieldset>
  );
}
