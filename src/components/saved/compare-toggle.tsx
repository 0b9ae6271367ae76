import { Check, Plus } from "lucide-react";
import { ListingToggle } from "@/components/listings/listing-toggle";
import { Trans } from "@/components/ui/messages";
import { useTrayText } from "@/hooks/saved/compare-tray";
import { loadForClick } from "@/lib/load-for-click";
import { t } from "@/lib/messages";

interface CompareToggleProps {
  listing: { id: string; practice_name: string; distance_miles?: number | null };
  /** The place that the distance is measured from. */
  place?: string | null;
  /** Whether it is on a card, where phones show only the icon. */
  isSmall?: boolean;
}

/** Adds a listing to the comparison tray or removes it. */
export function CompareToggle({ listing, place = null, isSmall = false }: CompareToggleProps) {
  const { id, practice_name: name, distance_miles: miles = null } = listing;
  const isChosen = useTrayText()?.includes(id) ?? false;
  return (
    <ListingToggle
      variant={isChosen ? "primary" : "secondary"}
      label={t`Compare ${name}`}
      isOn={isChosen}
      isSmall={isSmall}
      className={isSmall ? "max-sm:top-1 max-sm:right-1" : undefined}
      onToggle={async () => {
        const chosen = await loadForClick(() => import("@/hooks/saved/compare-tray"));
        chosen?.toggleInTray({ id, name, miles, from: miles === null ? null : place });
      }}
    >
      {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      <span className={isSmall ? "max-sm:hidden" : undefined}>
        <Trans>Compare</Trans>
      </span>
    </ListingToggle>
  );
}
