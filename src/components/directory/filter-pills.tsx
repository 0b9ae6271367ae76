import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FilterChips } from "@/components/directory/filter-chips";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { lazyDialog } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useFilters } from "@/hooks/directory/change-filters";
import { limitedCount, useListingSearch } from "@/hooks/directory/search-listings";
import {
  type DirectoryFilters,
  isFiltered,
  selectedOptions,
  withOption,
  withoutOption,
} from "@/lib/directory/directory-filters";
import { switches } from "@/lib/directory/filter-labels";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

const FilterSheet = lazyDialog(
  async () => (await import("@/components/directory/filter-sheet")).FilterSheet,
);

/** The filters that one click sets. */
const toggles = [
  { name: "accepting", value: "yes", text: t`Accepting`, label: switches.accepting },
  { name: "open", value: "saturday", text: t`Saturdays`, label: t`Open Saturdays` },
  { name: "open", value: "evenings", text: t`Evenings`, label: t`Open evenings` },
] as const;

const withoutToggles = (selected: DirectoryFilters) =>
  toggles.reduce((rest, { name, value }) => withoutOption(rest, name, value), selected);

/** The most common filters, those that are set, and buttons for the others. */
export function FilterPills({ filters }: { filters: ListingFilters }) {
  const { applied, addressOf } = useFilters(filters);
  const { data: found } = useListingSearch(filters);
  const [sheet, setSheet] = useState<"cost" | "language" | "all" | null>(null);
  const hasChips = isFiltered(withoutToggles(applied));
  return (
    <>
      <HouseholdButton variant="secondary" />
      <SheetButton label={t`Price`} onClick={() => setSheet("cost")} />
      {toggles.map(({ name, value, text, label }) => {
        const isOn = selectedOptions(applied, name).includes(value);
        const change = isOn ? withoutOption : withOption;
        return (
          <Link
            key={value}
            to={addressOf(change(applied, name, value))}
            preventScrollReset
            aria-label={isOn ? t`Remove ${label}` : label}
            className={joinClasses(
              buttonClasses({ variant: "secondary", size: "sm" }),
              "shrink-0",
              isOn && "bg-sage ring-primary",
            )}
          >
            {text}
            {isOn && <X aria-hidden="true" />}
          </Link>
        );
      })}
      <SheetButton label={t`Language`} onClick={() => setSheet("language")} />
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="shrink-0"
        onClick={() => setSheet("all")}
      >
        <SlidersHorizontal aria-hidden="true" />
        <Trans>More filters</Trans>
      </Button>
      {hasChips && <FilterChips filters={filters} shown={withoutToggles(applied)} />}
      {/* A pill keeps the focus, so the new number of results is announced. */}
      <p role="status" className="sr-only">
        {found && limitedCount(found.total)}
      </p>
      {sheet && <FilterSheet filters={filters} part={sheet} onClose={() => setSheet(null)} />}
    </>
  );
}

interface SheetButtonProps {
  label: string;
  onClick: () => void;
}

function SheetButton({ label, onClick }: SheetButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      className="shrink-0"
      onClick={onClick}
    >
      {label}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
