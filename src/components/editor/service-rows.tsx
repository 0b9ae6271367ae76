import { Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import { dollarsAsTyped } from "@/components/editor/describe-fields";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import type { ServicesValues, ServiceValues } from "@/components/editor/service-schema";
import { controlClasses } from "@/components/forms/control-classes";
import type { FieldError } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type Service, useServices } from "@/hooks/prices/services";
import { focusOnMount } from "@/lib/browser/focus";
import { enumerate, inWords } from "@/lib/format/numbers";
import { coverageLabels, coverages } from "@/lib/prices/coverage";

interface ServiceRowProps {
  service: Service;
  /** Undefined while the service is unspecified. */
  value: ServiceValues | undefined;
  errors: { price?: FieldError; note?: FieldError } | undefined;
  /** Whether the fee and the note are being edited. */
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onChange: (value: ServiceValues | undefined) => void;
}

/** The fee and the note in one line, or what can be added. */
function describeDetails({ coverage, price, note }: ServiceValues): string {
  const fee = coverage === "extra" && price.trim() !== "" && dollarsAsTyped(price);
  const toAdd = coverage === "extra" ? "Add a fee or note" : "Add a note";
  return [fee, note.trim()].filter(Boolean).join(" · ") || toAdd;
}

/** A service's coverage, with its extra fee and its note in short. Both can be edited in one row at a time. */
function ServiceRow({ service, value, errors, isEdited, onEdit, onChange }: ServiceRowProps) {
  const id = useId();
  const { label, explanation } = service;
  const [takesFocus, setTakesFocus] = useState(false);
  const details = value && value.coverage !== "not offered" ? value : undefined;
  const isOpen = details !== undefined && (isEdited || errors !== undefined);
  const isExtra = details?.coverage === "extra";
  const firstField = takesFocus ? focusOnMount : undefined;

  function choose(text: string) {
    const coverage = coverages.find((one) => one === text);
    onChange(coverage && { price: "", note: "", ...value, coverage });
    setTakesFocus(false);
    if (coverage === "extra") onEdit(true);
  }

  function changeDetails(next: ServiceValues) {
    // Fields that an error has opened stay open once it is corrected.
    onEdit(true);
    onChange(next);
  }

  return (
    <div className="border-b border-line py-1 sm:py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_9.5rem] sm:gap-3">
        <div>
          <label htmlFor={id} className="block text-sm font-semibold">
            {label}
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft max-sm:hidden">
            {explanation}
          </p>
          {details && (
            <button
              type="button"
              aria-label={`${describeDetails(details)}: ${label}`}
              aria-expanded={isOpen}
              className="block min-h-6 max-w-full truncate text-sm text-primary underline underline-offset-4"
              onClick={() => {
                setTakesFocus(true);
                onEdit(!isOpen);
              }}
            >
              {describeDetails(details)}
            </button>
          )}
        </div>
        <select
          id={id}
          name={`services.${service.name}`}
          aria-describedby={`${id}-hint`}
          className={`${controlClasses} min-h-11! px-2! py-1.5! text-sm! sm:px-3!`}
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
      {isOpen && (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-2 py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          {isExtra && (
            <TextField
              ref={firstField}
              label={`${label}: extra fee`}
              name={`services.${service.name}.price`}
              isLabelHidden
              placeholder="Fee in dollars"
              inputMode="decimal"
              value={details.price}
              error={errors?.price}
              onChange={(event) => changeDetails({ ...details, price: event.target.value })}
            />
          )}
          <TextField
            ref={isExtra ? undefined : firstField}
            label={`${label}: note`}
            className={isExtra ? undefined : "col-span-2"}
            name={`services.${service.name}.note`}
            isLabelHidden
            placeholder="Note, such as “Two per year”"
            value={details.note}
            error={errors?.note}
            onChange={(event) => changeDetails({ ...details, note: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

const included: ServiceValues = { coverage: "included", price: "", note: "" };

/** Whether an answer is as "Include all basic services" sets it. */
const isPlain = (value: ServiceValues | undefined) =>
  value?.coverage === "included" && value.price === "" && value.note === "";

interface IncludeBasicServicesProps {
  services: readonly Service[];
  values: ServicesValues;
  onChange: (values: ServicesValues) => void;
}

/** Sets the basic services without an answer to "Included". Until the form is saved, this can be undone in place. */
function IncludeBasicServices({ services, values, onChange }: IncludeBasicServicesProps) {
  const { isDirty } = useFormContext<OwnListingValues>().formState;
  const [added, setAdded] = useState<readonly Service[]>([]);
  const [isUndone, setIsUndone] = useState(false);
  const unanswered = services.filter(({ name, is_basic }) => is_basic && !(name in values));
  // Answers that were changed since then stay.
  const revertible = isDirty ? added.filter(({ name }) => isPlain(values[name])) : [];
  const canUndo = revertible.length > 0;

  function include() {
    onChange({ ...values, ...Object.fromEntries(unanswered.map(({ name }) => [name, included])) });
    setAdded(unanswered);
    setIsUndone(false);
  }

  function undo() {
    const names = revertible.map(({ name }) => name);
    onChange(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
    setAdded([]);
    setIsUndone(true);
  }

  return (
    <div className="mb-2">
      {(canUndo || unanswered.length > 0) && (
        <Button
          variant="secondary"
          size="sm"
          icon={canUndo && <Undo2 aria-hidden="true" />}
          onClick={canUndo ? undo : include}
        >
          {canUndo ? "Undo" : "Include all basic services"}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft not-empty:mt-1">
        {canUndo
          ? `Set to “Included”: ${enumerate(revertible.map(({ label }) => label))}.`
          : isUndone && "Undone."}
      </p>
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
    <CollapsibleFields
      ref={(rows) => takeRows(rows)}
      title="What the fee covers"
      summary={count === 0 ? "No services specified yet" : `${inWords(count, "service")} specified`}
      hasErrors={errors !== undefined}
      isLazy
    >
      <ServiceList />
    </CollapsibleFields>
  );
}

/** The coverage of each service. Must be inside the form of a practice. */
export function ServiceList() {
  const { control, setValue, formState } = useFormContext<OwnListingValues>();
  const values = useWatch({ control, name: "services" });
  const errors = formState.errors.services;
  const services = useServices();
  const [editedName, setEditedName] = useState<string | null>(null);

  const setServices = (next: ServicesValues) =>
    setValue("services", next, { shouldDirty: true, shouldValidate: errors !== undefined });

  function change(name: string, service: ServiceValues | undefined) {
    const { [name]: _, ...others } = values;
    setServices(service ? { ...values, [name]: service } : others);
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
    <fieldset className="grid pb-1">
      <legend className="float-left w-full mb-2 text-sm text-ink-soft">
        What the fee includes and what costs extra. Unspecified services don't show on your listing.
      </legend>
      <IncludeBasicServices services={services.data} values={values} onChange={setServices} />
      {services.data.map((service) => (
        <ServiceRow
          key={service.name}
          service={service}
          value={values[service.name]}
          errors={errors?.[service.name]}
          isEdited={editedName === service.name}
          onEdit={(isEdited) => setEditedName(isEdited ? service.name : null)}
          onChange={(value) => change(service.name, value)}
        />
      ))}
    </fieldset>
  );
}
