import { useFormContext } from "react-hook-form";
import { toClinicianValues } from "@/components/listing-form/clinician-schema";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { WaitingNotice } from "@/components/own-listing/waiting-notice";
import { describeChange, type ProposedChange } from "@/lib/listings/proposed-change";

interface WaitingChangeProps {
  id: string;
  wish: ProposedChange;
}

/** What waits for a check of a listing. Stands inside its form. */
export function WaitingChange({ id, wish }: WaitingChangeProps) {
  const { resetField } = useFormContext<OwnListingValues>();

  // What else is being typed stays.
  function putBack() {
    for (const { column, before } of wish.changes) {
      resetField(column, { defaultValue: before ?? "" });
    }
    const people = wish.clinicians?.before.map(toClinicianValues);
    if (people) resetField("clinicians", { defaultValue: people });
  }

  return <WaitingNotice change={{ id }} rows={describeChange(wish)} onTakenBack={putBack} />;
}
