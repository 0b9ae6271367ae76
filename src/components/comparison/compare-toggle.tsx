import { Check, Scale } from "lucide-react";
import { toggleChosen, useChosen } from "@/hooks/comparison/chosen";
import { joinClasses } from "@/lib/join-classes";

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
  const isChosen = useChosen().some((chosen) => chosen.id === id);
  const Icon = isChosen ? Check : Scale;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${name}`}
      onClick={() => toggleChosen({ id, name, miles, from: miles === null ? null : place })}
      className={joinClasses(
        "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3.5 text-sm font-semibold ring-1 ring-inset [&_svg]:size-[1.15em]",
        isChosen
          ? "bg-primary text-on-primary ring-primary"
          : "bg-surface text-primary ring-line-strong/70 hover:bg-sage",
        isSmall && "max-sm:px-0",
        isSmall && !isChosen && "max-sm:bg-transparent max-sm:ring-0",
      )}
    >
      <Icon aria-hidden="true" />
      <span className={isSmall ? "max-sm:hidden" : undefined}>Compare</span>
    </button>
  );
}
