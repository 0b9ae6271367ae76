import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext } from "react-hook-form";
import { ClinicianRow } from "@/components/listing-form/clinician-row";
import { emptyClinician } from "@/components/listing-form/clinician-schema";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
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
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const nameOf = (index: number) =>
    getValues(`clinicians.${index}.name`).trim() || `Clinician ${index + 1}`;

  /** Focuses the first of these that a row has, or the button that adds one. */
  function focusOn(index: number, ...selectors: string[]) {
    const row = rows.current?.children[index];
    const found = selectors.map((selector) => row?.querySelector<HTMLElement>(selector));
    (found.find(Boolean) ?? addButton.current)?.focus();
  }

  function moveRow(index: number, by: -1 | 1) {
    const name = nameOf(index);
    const to = index + by;
    // Rendered synchronously, so that the focus finds the row at its new position.
    flushSync(() => {
      move(index, to);
      setAnnouncement(`${name} is now number ${to + 1} of ${fields.length}.`);
    });
    const [same, opposite] = by < 0 ? ["up", "down"] : ["down", "up"];
    focusOn(to, `[data-action=${same}]:enabled`, `[data-action=${opposite}]:enabled`);
  }

  function removeRow(index: number) {
    const name = nameOf(index);
    flushSync(() => {
      remove(index);
      setAnnouncement(`${name} was removed from this form.`);
    });
    focusOn(index, "summary");
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="float-left w-full font-semibold">Clinicians</legend>
      <p className="text-sm text-ink-soft">
        If patients can see more than one clinician, add each one: patients search by name,
        specialty, and language. Practicing solo? Skip this.
        {!listingId && " You can add photos once the practice is saved."}
      </p>
      <ol ref={rows} className="grid gap-2 empty:hidden">
        {fields.map((field, index) => (
          <li key={field.id}>
            <ClinicianRow
              index={index}
              isLast={index === fields.length - 1}
              listingId={listingId}
              onMove={(by) => moveRow(index, by)}
              onRemove={() => removeRow(index)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {fields.length < maxClinicians ? (
        <Button
          ref={addButton}
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
