import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { ServiceRow } from "@/components/listing-form/service-row";
import type { ServiceValues } from "@/components/listing-form/service-schema";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useServices } from "@/hooks/services/list";
import { inWords } from "@/lib/format/numbers";

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
