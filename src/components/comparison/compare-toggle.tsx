import { Check, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useTrayText } from "@/hooks/comparison/tray";
import { toast } from "@/lib/toast";

interface CompareToggleProps {
  listing: { id: string; practice_name: string; distance_miles?: number | null };
  /** What the distance is measured from. */
  place?: string | null;
  /** On phones it shows its icon only. */
  isSmall?: boolean;
}

/** Puts a listing beside others to be compared, or takes it away again. */
export function CompareToggle({ listing, place = null, isSmall = false }: CompareToggleProps) {
  const { id, practice_name: name, distance_miles: miles = null } = listing;
  const isChosen = useTrayText()?.includes(id) ?? false;

  async function toggle() {
    // A first visit goes without what the tray can do.
    const tray = await import("@/hooks/comparison/chosen").catch(() => null);
    if (tray) tray.toggleChosen({ id, name, miles, from: miles === null ? null : place });
    else toast({ title: "This needs a connection", tone: "error" });
  }

  return (
    <Button
      variant={isChosen ? "primary" : "secondary"}
      size={isSmall ? "sm" : "md"}
      aria-pressed={isChosen}
      aria-label={`Compare ${name}`}
      className={
        isSmall ? "max-sm:size-11 max-sm:px-0 max-sm:[&:not(:hover)]:ring-transparent" : undefined
      }
      onClick={toggle}
    >
      {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      <span className={isSmall ? "max-sm:hidden" : undefined}>Compare</span>
    </Button>
  );
}
