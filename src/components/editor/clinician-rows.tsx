import { Plus } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { ClinicianRow } from "@/components/editor/clinician-row";
import { emptyClinician } from "@/components/editor/clinician-schema";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { useRowMoves } from "@/components/editor/use-row-moves";
import { Button } from "@/components/ui/button";
import { maxClinicians } from "@/lib/supabase/shared-limits";

interface ClinicianRowsProps {
  /** Undefined until the practice is saved. */
  listingId: string | undefined;
}

/** The clinicians of a practice, which can be added, reordered, and removed. */
export function ClinicianRows({ listingId }: ClinicianRowsProps) {
  const { control, getValues } = useFormContext<OwnListingValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: "clinicians" });
  const nameOf = (index: number) =>
    getValues(`clinicians.${index}.name`).trim() || `Clinician ${index + 1}`;
  const { rows, announcement, moveRow } = useRowMoves({
    move,
    count: fields.length,
    nameOf,
  });

  return (
    <fieldset className="grid gap-4">
      <legend className="float-left w-full font-semibold">Clinicians</legend>
      <p className="text-sm text-ink-soft">
        If patients can see more than one clinician, add each one: patients search by name,
        specialty, and language. Practicing solo? Skip this, or add yourself to state a Medicare
        opt-out or your gender.
        {!listingId && <span> You can add photos once the practice is saved.</span>}
      </p>
      <ol ref={rows} className="grid gap-2 empty:hidden">
        {fields.map((field, index) => (
          <li key={field.id}>
            <ClinicianRow
              index={index}
              isLast={index === fields.length - 1}
              listingId={listingId}
              onMove={(by) => moveRow(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {fields.length < maxClinicians ? (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => append(emptyClinician)}
        >
          <Plus aria-hidden="true" />
          Add a clinician
        </Button>
      ) : (
        <p className="text-sm">A practice can have up to {maxClinicians} clinicians.</p>
      )}
    </fieldset>
  );
}
