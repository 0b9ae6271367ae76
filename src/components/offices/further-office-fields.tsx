import { Trash2 } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldWarning } from "@/components/forms/field-warning";
import { TextField } from "@/components/forms/text-field";
import { PlaceFields } from "@/components/listing-form/place-fields";
import { OfficeFields } from "@/components/offices/office-fields";
import type { OfficesValues } from "@/components/offices/office-schema";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { officeWarnings } from "@/lib/offices/office-warnings";

interface FurtherOfficeFieldsProps {
  index: number;
  /** The state of the practice's own address. */
  mainState: string;
  onRemove: () => void;
}

/** The fields of an office other than the main one: its address, and the same facts. */
export function FurtherOfficeFields({ index, mainState, onRemove }: FurtherOfficeFieldsProps) {
  const { register, control, formState } = useFormContext<OfficesValues>();
  const errors = formState.errors.further?.[index];
  const at = `further.${index}` as const;
  const [address_street, address_state] = useWatch({
    control,
    name: [`${at}.address_street`, `${at}.address_state`],
  });
  const warnings = officeWarnings({ address_street, address_state }, mainState);
  return (
    <Card padding="lg">
      <fieldset className="grid gap-6">
        <legend className="float-left w-full text-xl">Office {index + 2}</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Office name"
            isOptional
            placeholder="North"
            error={errors?.name}
            {...register(`${at}.name`)}
          />
          <TextField
            label="Phone"
            isOptional
            type="tel"
            error={errors?.phone}
            {...register(`${at}.phone`)}
          />
        </div>
        <TextField
          label="Street address"
          isOptional
          error={errors?.address_street}
          warning={warnings.address_street}
          {...register(`${at}.address_street`)}
        />
        <div>
          <PlaceFields at={`${at}.`} />
          <FieldWarning text={warnings.address_state} />
        </div>
        <OfficeFields at={at} />
        <Button variant="ghost" size="sm" className="w-fit" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove office {index + 2}
        </Button>
      </fieldset>
    </Card>
  );
}
