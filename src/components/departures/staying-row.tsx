import { useState } from "react";
import { DepartureDialog } from "@/components/departures/leaving-dialog";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { CurrentClinician } from "@/hooks/departures/read";

interface CurrentClinicianRowProps {
  listingId: string;
  isPublic: boolean;
  clinician: CurrentClinician;
}

/** A clinician of the listing, with the button to record their departure. */
export function CurrentClinicianRow({ listingId, isPublic, clinician }: CurrentClinicianRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, credentials } = clinician;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <span className="min-w-0 font-semibold break-words">
        {credentials ? `${name}, ${credentials}` : name}
      </span>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Record departure <VisuallyHidden>of {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <DepartureDialog
          listingId={listingId}
          isPublic={isPublic}
          clinician={clinician}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
