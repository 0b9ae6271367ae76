import { useFormContext } from "react-hook-form";
import { toClinicianValues } from "@/components/listing-form/clinician-schema";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { PendingChangeNotice } from "@/components/own-listing/waiting-notice";
import { describeChange, type ProposedChange } from "@/lib/listings/proposed-change";

interface PendingChangeProps {
  id: string;
  proposed: ProposedChange;
}

/** The pending change of a listing. Must be inside its form. */
export function PendingChange({ id, proposed }: PendingChangeProps) {
  const { resetField } = useFormContext<OwnListingValues>();

  // Other fields keep what is typed.
  function resetFields() {
    for (const { column, before } of proposed.changes) {
      resetField(column, { defaultValue: before ?? "" });
    }
    const people = proposed.clinicians?.before.map(toClinicianValues);
    if (people) resetField("clinicians", { defaultValue: people });
  }

  return (
    <PendingChangeNotice change={{ id }} rows={describeChange(proposed)} onCanceled={resetFields} />
  );
}
