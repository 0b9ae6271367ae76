import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { FieldError } from "@/components/forms/field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import type { ServiceValues } from "@/components/listing-form/service-schema";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type Service, useServices } from "@/hooks/services/services";
import { focusOnMount } from "@/lib/browser/focus";
import { inWords } from "@/lib/format/numbers";
import { type Coverage, coverageLabels } from "@/lib/services/coverage";

interface ServiceRowProps {
  service: Service;
  /** Undefined while the service is unspecified. */
  value: ServiceValues | undefined;
  errors: { price?: FieldError; note?: FieldError } | undefined;
  onChange: (value: ServiceValues | undefined) => void;
}

const coverages: readonly Coverage[] = ["included", "extra", "not offered"];

/** A service's coverage, its extra fee if there is one, and a note. */
function ServiceRow({ service, value, errors, onChange }: ServiceRowProps) {
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
          ref={isNoting ? focusOnMount : undefined}
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

/** Focuses the first invalid field of the rows. Returns whether there is one. */
function focusMistake(rows: HTMLElement | null): boolean {
  const mistake = rows?.querySelector<HTMLElement>("[aria-invalid]");
  mistake?.focus();
  return mistake instanceof HTMLElement;
}

/** The coverage of each service, collapsed by default to keep the form short. */
export function ServiceRows() {
  const { control, formState } = useFormContext<OwnListingValues>();
  const { field } = useController({ control, name: "services" });
  const errors = formState.errors.services;
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Errors must be visible.
  const isOpen = isUnfolded || errors !== undefined;
  const count = Object.keys(field.value).length;
  // The form may request the focus before the errors are rendered.
  const isFocusPending = useRef(false);

  function takeRows(rows: HTMLElement | null) {
    if (isFocusPending.current) isFocusPending.current = !focusMistake(rows);
    field.ref({
      focus: () => {
        isFocusPending.current = !focusMistake(rows);
      },
    });
  }

  return (
    <details
      ref={(rows) => takeRows(rows)}
      open={isOpen}
      className="group rounded-lg border border-line px-4"
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">What the fee covers</span>{" "}
          <span className="block text-sm text-ink-soft">
            {count === 0 ? "No services specified yet" : `${inWords(count, "service")} specified`}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <Rows
          values={field.value}
          errors={errors}
          onChange={(name, service) => {
            const { [name]: _, ...others } = field.value;
            field.onChange(service ? { ...field.value, [name]: service } : others);
          }}
        />
      )}
    </details>
  );
}

interface RowsProps {
  values: OwnListingValues["services"];
  errors: ReturnType<typeof useFormContext<OwnListingValues>>["formState"]["errors"]["services"];
  onChange: (name: string, service: ServiceValues | undefined) => void;
}

function Rows({ values, errors, onChange }: RowsProps) {
  const services = useServices();

  if (services.isPending) {
    return (
      <LoadingRegion label="Loading services...">
        <Skeleton className="mb-4 h-96 rounded-lg" />
      </LoadingRegion>
    );
  }
  if (!services.data) return <LoadFailure query={services} />;
  return (
    <fieldset className="grid gap-4 pb-4 sm:grid-cols-2">
      <legend className="float-left w-full text-sm text-ink-soft sm:col-span-2">
        What the membership fee includes and what costs extra. Services you leave unspecified don't
        show on your listing.
      </legend>
      {services.data.map((service) => (
        <ServiceRow
          key={service.name}
          service={service}
          value={values[service.name]}
          errors={errors?.[service.name]}
          onChange={(value) => onChange(service.name, value)}
        />
      ))}
    </fieldset>
  );
}
