import type { ComponentProps, ReactNode } from "react";
import { PlaceAlert } from "@/components/alerts/place-alert";
import { ByTelehealth } from "@/components/directory/by-telehealth";

interface AroundPlaceProps extends ComponentProps<typeof ByTelehealth> {
  /** What was searched around. */
  place: string;
}

/** What comes after the practices around a place: word of new ones, and those that are seen from afar. */
export function AroundPlace({ place, filters }: AroundPlaceProps): ReactNode {
  return (
    <>
      <div className="mt-6 print:hidden [&>button]:-ml-4.5">
        <PlaceAlert key={place} place={place} />
      </div>
      <ByTelehealth filters={filters} />
    </>
  );
}
