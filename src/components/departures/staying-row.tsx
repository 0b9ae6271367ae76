import { useState } from "react";
import { LeavingDialog } from "@/components/departures/leaving-dialog";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { StayingClinician } from "@/hooks/departures/read";

interface StayingRowProps {
  listingId: string;
  isPublic: boolean;
  clinician: StayingClinician;
}

/** Somebody whom the listing names, and the way to say that they have left. */
export function StayingRow({ listingId, isPublic, clinician }: StayingRowProps) {
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
        <LeavingDialog
          listingId={listingId}
          isPublic={isPublic}
          clinician={clinician}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
