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

/** A price that cannot be one may stand in any of the rows. Returns whether one is shown already. */
function focusMistake(rows: HTMLElement | null): boolean {
  const mistake = rows?.querySelector<HTMLElement>("[aria-invalid]");
  mistake?.focus();
  return mistake instanceof HTMLElement;
}

/** What the fee covers, service by service: folded, for who has little to say sees a short form. */
export function ServiceRows() {
  const { control, formState } = useFormContext<OwnListingValues>();
  const { field } = useController({ control, name: "services" });
  const errors = formState.errors.services;
  const [isUnfolded, setIsUnfolded] = useState(false);
  // What is wrong in it must be seen.
  const isOpen = isUnfolded || errors !== undefined;
  const count = Object.keys(field.value).length;
  // The form asks for the focus before it has drawn what is wrong: then it waits for that.
  const isAwaited = useRef(false);

  function takeRows(rows: HTMLElement | null) {
    if (isAwaited.current) isAwaited.current = !focusMistake(rows);
    field.ref({
      focus: () => {
        isAwaited.current = !focusMistake(rows);
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
          told={field.value}
          errors={errors}
          onTell={(name, service) => {
            const { [name]: _, ...others } = field.value;
            field.onChange(service ? { ...field.value, [name]: service } : others);
          }}
        />
      )}
    </details>
  );
}

interface RowsProps {
  told: OwnListingValues["services"];
  errors: ReturnType<typeof useFormContext<OwnListingValues>>["formState"]["errors"]["services"];
  onTell: (name: string, service: ServiceValues | undefined) => void;
}

function Rows({ told, errors, onTell }: RowsProps) {
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
          told={told[service.name]}
          errors={errors?.[service.name]}
          onTell={(now) => onTell(service.name, now)}
        />
      ))}
    </fieldset>
  );
}
