import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { emptyLevel, maxLevels } from "@/components/editor/level-schema";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { moveFocusOnRemoval } from "@/lib/browser/focus";

/** Membership levels with their prices, in rows that can be added and removed. */
export function LevelRows() {
  const { control, register, formState } = useFormContext<OwnListingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "membership_levels" });
  return (
    <fieldset className="grid gap-4" data-field="membership_levels">
      <legend className="float-left w-full font-semibold">Membership levels</legend>
      <p className="text-sm text-ink-soft">
        Add a row for each plan, with its price per month for one adult.
      </p>
      <ul className="grid gap-6 empty:hidden">
        {fields.map((field, index) => {
          const errors = formState.errors.membership_levels?.[index];
          return (
            <li
              key={field.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:gap-4"
            >
              <TextField
                label="Name"
                className="max-sm:col-span-2"
                placeholder="Plus"
                error={errors?.name}
                {...register(`membership_levels.${index}.name`)}
              />
              <TextField
                label="Price per month"
                inputMode="decimal"
                error={errors?.monthly_price}
                {...register(`membership_levels.${index}.monthly_price`)}
              />
              <Button
                ref={moveFocusOnRemoval}
                variant="ghost"
                size="sm"
                aria-label={`Remove level ${index + 1}`}
                className="mt-7 self-start px-3!"
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      {fields.length < maxLevels && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={() => append(emptyLevel)}>
          <Plus aria-hidden="true" />
          Add a membership level
        </Button>
      )}
    </fieldset>
  );
}
