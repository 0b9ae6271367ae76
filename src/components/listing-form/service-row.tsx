import { useState } from "react";
import type { FieldError } from "@/components/forms/field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { ServiceValues } from "@/components/listing-form/service-schema";
import { Button } from "@/components/ui/button";
import type { Service } from "@/hooks/services/list";
import { takeFocus } from "@/lib/browser/take-focus";
import { type Coverage, coverageLabels } from "@/lib/services/coverage";

interface ServiceRowProps {
  service: Service;
  /** Undefined while the service is unspecified. */ value: ServiceValues | undefined;
  errors: { price?: FieldError; note?: FieldError } | undefined;
  onChange: (value: ServiceValues | undefined) => void;
}

const coverages: readonly Coverage[] = ["included", "extra", "not offered"];

/** A service's coverage, its extra fee if there is one, and a note. */
export function ServiceRow({ service, value, errors, onChange }: ServiceRowProps) {
  const { label, explanation } = service;
  const [isNoting, setIsNoting] = useState(false);

  const canHaveNote = value !== undefined && value.coverage !== "not offered";
  const hasNote = isNoting || (value?.note ?? "") !== "";

  function choose(text: string) {
    const coverage = coverages.find((one) => one === text);
    onChange(coverage && { price: "", note: "", ...value, coverage });
  }

  return (
    <div className="grid content-start gap-3 rounded-lg bg-sage p-4">
      <SelectField
        label={label}
        hint={explanation}
        value={value?.coverage ?? ""}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Not specified</option>
        {coverages.map((coverage) => (
          <option key={coverage} value={coverage}>
            {coverageLabels[coverage]}
          </option>
        ))}
      </SelectField>
      {value?.coverage === "extra" && (
        <TextField
          label={`${label}: extra fee`}
          isOptional
          inputMode="decimal"
          hint="In dollars."
          value={value.price}
          error={errors?.price}
          onChange={(event) => onChange({ ...value, price: event.target.value })}
        />
      )}
      {canHaveNote && !hasNote && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4 w-fit"
          aria-label={`Add a note about ${label}`}
          onClick={() => setIsNoting(true)}
        >
          Add a note
        </Button>
      )}
      {canHaveNote && hasNote && (
        <TextField
          ref={isNoting ? takeFocus : undefined}
          label={`${label}: note`}
          isOptional
          placeholder="Two per year"
          value={value.note}
          error={errors?.note}
          onChange={(event) => onChange({ ...value, note: event.target.value })}
        />
      )}
    </div>
  );
}
