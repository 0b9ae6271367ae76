import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import { dollarsAsTyped } from "@/components/editor/describe-fields";
import { useListingWarning } from "@/components/editor/listing-warning";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import {
  agesOf,
  emptyTier,
  isReadable,
  normalizeTiers,
  type TierValues,
} from "@/components/editor/tier-schema";
import { FieldWarning } from "@/components/forms/field-warning";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { ageRange } from "@/lib/prices/age-spans";
import { maxAgeBands } from "@/lib/supabase/shared-limits";

/** Prices by age, in rows that can be added and removed. */
export function TierRows() {
  const { control } = useFormContext<OwnListingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "tiers" });
  const tiers = useWatch({ control, name: "tiers" });
  const normalized = normalizeTiers(tiers)?.map(agesAsText).join(", ");

  return (
    <fieldset className="grid gap-4">
      <legend className="float-left w-full font-semibold">Prices by age</legend>
      <p className="text-sm text-ink-soft">
        Add a row for each age group, such as 0 to 17. Leave the last age empty for “and older”.
      </p>
      <ul className="grid gap-2 empty:hidden">
        {fields.map((field, index) => (
          <li key={field.id}>
            <TierRow
              index={index}
              // The watched values follow a change of the rows one render later.
              tier={tiers[index] ?? field}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
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

function agesAsText(tier: TierValues) {
  const { min_age, max_age } = agesOf(tier);
  return ageRange(min_age, max_age);
}

interface TierRowProps {
  index: number;
  tier: TierValues;
  onRemove: () => void;
}

/** The price of one age group. It opens by itself as long as it is incomplete. */
function TierRow({ index, tier, onRemove }: TierRowProps) {
  const { register, formState } = useFormContext<OwnListingValues>();
  const errors = formState.errors.tiers?.[index];
  const fieldProps = (field: keyof TierValues) => ({
    error: errors?.[field],
    ...register(`tiers.${index}.${field}`),
  });
  const ages = isReadable(tier) && agesAsText(tier);
  const price = tier.monthly_price.trim() && `${dollarsAsTyped(tier.monthly_price)} per month`;
  return (
    <CollapsibleFields
      title={tier.label.trim() || `Price ${index + 1}`}
      summary={[ages, price].filter(Boolean).join(" · ") || "Nothing filled in yet"}
      hasErrors={errors !== undefined}
      startsOpen={!(tier.label && ages && price)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] gap-2 pb-4 sm:grid-cols-[minmax(0,1fr)_9rem_5.5rem_5.5rem_auto] sm:gap-4">
        <TextField label="Name" placeholder="Adults" {...fieldProps("label")} />
        <TextField
          label="Price per month"
          className="max-sm:col-span-2"
          inputMode="decimal"
          {...fieldProps("monthly_price")}
        />
        <TextField label="From age" inputMode="numeric" {...fieldProps("min_age")} />
        <TextField label="To age" inputMode="numeric" {...fieldProps("max_age")} />
        <Button
          ref={moveFocusOnRemoval}
          variant="ghost"
          size="sm"
          aria-label={`Remove price ${index + 1}`}
          className="mt-7 self-start px-3!"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </CollapsibleFields>
  );
}
