import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext } from "react-hook-form";
import { ClinicianRow, type RowAct } from "@/components/listing-form/clinician-row";
import { emptyClinician } from "@/components/listing-form/clinician-schema";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { Button } from "@/components/ui/button";
import { maxClinicians } from "@/lib/supabase/shared-limits";

interface ClinicianRowsProps {
  /** The practice whose people they are; undefined while it is not saved yet. */
  listingId: string | undefined;
}

/** The people of a practice, who can be added, put in order and removed. */
export function ClinicianRows({ listingId }: ClinicianRowsProps) {
  const { control, getValues } = useFormContext<OwnListingValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: "clinicians" });
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  const nameOf = (index: number) =>
    getValues(`clinicians.${index}.name`).trim() || `Clinician ${index + 1}`;

  /** At the first of these buttons that can be pressed. */
  function focusOn(index: number, ...acts: RowAct[]) {
    const buttons = acts.map((act) =>
      rows.current?.children[index]?.querySelector<HTMLElement>(`[data-act=${act}]:enabled`),
    );
    (buttons.find(Boolean) ?? addButton.current)?.focus();
  }

  function moveRow(index: number, by: -1 | 1) {
    const name = nameOf(index);
    const to = index + by;
    // The rows change places at once, or the focus would not find the one that moved.
    flushSync(() => {
      move(index, to);
      setSaid(`${name} is now number ${to + 1} of ${fields.length}.`);
    });
    if (by < 0) focusOn(to, "up", "down");
    else focusOn(to, "down", "up");
  }

  function removeRow(index: number) {
    const name = nameOf(index);
    flushSync(() => {
      remove(index);
      setSaid(`${name} was removed from this form.`);
    });
    focusOn(index, "remove");
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="float-left w-full font-semibold">Clinicians</legend>
      <p className="text-sm text-ink-soft">
        If patients can see more than one clinician, add each one: patients search by name,
        specialty, and language. Practicing solo? Skip this.
        {!listingId && " You can add photos once the practice is saved."}
      </p>
      <ol ref={rows} className="grid gap-4 empty:hidden">
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
        {said}
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
          Add a Clinician
        </Button>
      ) : (
        <p className="text-sm">A practice can have up to {maxClinicians} clinicians.</p>
      )}
    </fieldset>
  );
}
