import { ChevronDown, List, Map as MapIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button, LinkButton } from "@/components/ui/button";
import { useFilters } from "@/hooks/directory/change-filters";
import { useMapVisibility } from "@/hooks/directory/map-visibility";
import { searched } from "@/lib/browser/search-params";
import { readAddress, withFilter } from "@/lib/directory/directory-filters";
import { type ListingFilters, radii } from "@/lib/directory/listing-filters";
import { joinClasses } from "@/lib/join-classes";
import { language } from "@/lib/language";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** A small select. `aria-label` names it. */
function PillSelect(props: ComponentProps<"select">) {
  return (
    <span className="relative shrink-0">
      <select
        className="min-h-11 appearance-none rounded-full border border-line-strong/70 bg-surface py-2 pr-9 pl-4 font-semibold text-primary text-sm hover:bg-sage"
        {...props}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-primary"
      />
    </span>
  );
}

/** Repeats the search with another radius. */
export function RadiusSelect({ radius }: { radius: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const offered = [...new Set<number>([...radii, radius])].sort((one, other) => one - other);
  return (
    <PillSelect
      aria-label={t`Distance`}
      value={radius}
      onChange={({ currentTarget }) => {
        const address = { ...readAddress(params), radius: currentTarget.value };
        void navigate(paths.directory(address), { state: searched });
      }}
    >
      {offered.map((miles) => (
        <option key={miles} value={miles}>
          {plural(miles, { one: "# mile", other: "# miles" })}
        </option>
      ))}
    </PillSelect>
  );
}

interface SortSelectProps {
  filters: ListingFilters;
  /** Whether the results are near a place. */
  isByDistance: boolean;
}

export function SortSelect({ filters, isByDistance }: SortSelectProps) {
  const { applied, change } = useFilters(filters);
  return (
    <PillSelect
      aria-label={t`Sort by`}
      value={applied.sort ?? ""}
      onChange={({ currentTarget }) =>
        change(withFilter(applied, "sort", currentTarget.value), { state: searched })
      }
    >
      <option value="">{isByDistance ? t`Nearest first` : t`Best match`}</option>
      <option value="price">{t`Lowest price`}</option>
      <option value="newest">{t`Newest`}</option>
    </PillSelect>
  );
}

/** Shows the map or the list on phones. */
export function MapLink() {
  const [params] = useSearchParams();
  const isMapped = params.get("map") === "yes";
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      to={paths.directory({ ...readAddress(params), map: isMapped ? "" : "yes" })}
      className="shrink-0 lg:hidden print:hidden"
    >
      {isMapped ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
      <span>{isMapped ? t`List` : t`Map`}</span>
    </LinkButton>
  );
}

/** Opens or closes the map beside the results on wide screens. */
export function MapToggle({ filters }: { filters: ListingFilters }) {
  const { isOpen, isInUrl, isBeside, remember } = useMapVisibility(filters);
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function toggle() {
    if (isBeside) remember(!isOpen);
    // Elsewhere, and where a link has opened it, the URL decides.
    if (isInUrl || !isBeside) {
      const address = { ...readAddress(params), map: isOpen ? "" : "yes" };
      void navigate(paths.directory(address), { preventScrollReset: true });
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={toggle}
      // A fixed width, because only the browser knows whether the map was closed.
      className={joinClasses(
        "shrink-0 whitespace-nowrap max-lg:hidden",
        language === "es" ? "w-42" : "w-30",
      )}
    >
      {isOpen ? t`Hide map` : t`Show map`}
    </Button>
  );
}
