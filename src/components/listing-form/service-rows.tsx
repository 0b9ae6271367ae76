import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { controlClasses } from "@/components/forms/control-classes";
import type { FieldError } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import type { ServiceValues } from "@/components/listing-form/service-schema";
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
  const id = useId();
  const { label, explanation } = service;
  const [isNoting, setIsNoting] = useState(false);

  const canHaveNote = value !== undefined && value.coverage !== "not offered";
  const hasNote = isNoting || (value?.note ?? "") !== "";

  function choose(text: string) {
    const coverage = coverages.find((one) => one === text);
    onChange(coverage && { price: "", note: "", ...value, coverage });
  }

  return (
    <div className="grid gap-2 border-b border-line py-1 sm:py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-3">
        <div>
          <label htmlFor={id} className="block text-sm font-semibold">
            {label}
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft max-sm:hidden">
            {explanation}
          </p>
          {canHaveNote && !hasNote && (
            <button
              type="button"
              aria-label={`Add a note about ${label}`}
              className="min-h-6 text-sm text-primary underline underline-offset-4"
              onClick={() => setIsNoting(true)}
            >
              Add a note
            </button>
          )}
        </div>
        <select
          id={id}
          name={`services.${service.name}`}
          aria-describedby={`${id}-hint`}
          className={`${controlClasses} min-h-11! px-3! py-1.5! text-sm!`}
          value={value?.coverage ?? ""}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Not specified</option>
          {coverages.map((coverage) => (
            <option key={coverage} value={coverage}>
              {coverageLabels[coverage]}
            </option>
          ))}
        </select>
      </div>
      {canHaveNote && (value.coverage === "extra" || hasNote) && (
        <div className="grid gap-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          {value.coverage === "extra" && (
            <TextField
              label={`${label}: extra fee`}
              name={`services.${service.name}.price`}
              isLabelHidden
              placeholder="Fee in dollars"
              inputMode="decimal"
              value={value.price}
              error={errors?.price}
              onChange={(event) => onChange({ ...value, price: event.target.value })}
            />
          )}
          {hasNote && (
            <TextField
              ref={isNoting ? focusOnMount : undefined}
              label={`${label}: note`}
              className={value.coverage === "extra" ? undefined : "sm:col-span-2"}
              name={`services.${service.name}.note`}
              isLabelHidden
              placeholder="Note, such as “Two per year”"
              value={value.note}
              error={errors?.note}
              onChange={(event) => onChange({ ...value, note: event.target.value })}
            />
          )}
        </div>
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
      {isOpen && <ServiceList />}
    </details>
  );
}

/** The coverage of each service. Must be inside the form of a practice. */
export function ServiceList() {
  const { control, setValue, formState } = useFormContext<OwnListingValues>();
  const values = useWatch({ control, name: "services" });
  const errors = formState.errors.services;
  const services = useServices();

  function change(name: string, service: ServiceValues | undefined) {
    const { [name]: _, ...others } = values;
    const next = service ? { ...values, [name]: service } : others;
    setValue("services", next, { shouldDirty: true, shouldValidate: errors !== undefined });
  }

  if (services.isPending) {
    return (
      <LoadingRegion label="Loading services...">
        <Skeleton className="mb-4 h-96 rounded-lg" />
      </LoadingRegion>
    );
  }
  if (!services.data) return <LoadFailure query={services} />;
  return (
    <fieldset className="grid pb-4">
      <legend className="float-left w-full mb-2 text-sm text-ink-soft">
        What the membership fee includes and what costs extra. Services you leave unspecified don't
        show on your listing.
      </legend>
      {services.data.map((service) => (
        <ServiceRow
          key={service.name}
          service={service}
          value={values[service.name]}
          errors={errors?.[service.name]}
          onChange={(value) => change(service.name, value)}
        />
      ))}
    </fieldset>
  );
}
