import type { ComponentProps } from "react";
import { PlaceAlert } from "@/components/alerts/place-alert";
import { ByTelehealth } from "@/components/directory/by-telehealth";
import { useIsNearScreen } from "@/hooks/near-screen";

interface AroundPlaceProps extends ComponentProps<typeof ByTelehealth> {
  /** The place that was searched. */
  place: string;
}

/**
 * Shown below the practices near a place: an alert for new practices, and telehealth practices. Loads as the visitor scrolls
 * close to it.
 */
export function AroundPlace({ place, filters }: AroundPlaceProps) {
  const { isNear, watch } = useIsNearScreen("2000px");
  return (
    <div ref={watch}>
      {isNear && (
        <>
          <div className="mt-6 print:hidden [&>button]:-ml-4.5">
            <PlaceAlert key={place} place={place} />
          </div>
          <ByTelehealth filters={filters} />
        </>
      )}
    </div>
  );
}
