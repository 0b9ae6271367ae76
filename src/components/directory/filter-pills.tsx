import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { FilterChips } from "@/components/directory/filter-chips";
import type { FilterPart } from "@/components/directory/filter-fields";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { lazyDialog } from "@/components/ui/lazy-part";
import { PillRow } from "@/components/ui/pill-row";
import { useFilters } from "@/hooks/directory/change-filters";
import { limitedCount, useListingSearch } from "@/hooks/directory/search-listings";
import {
  type DirectoryFilters,
  selectedOptions,
  withOption,
  without,
  withoutOption,
} from "@/lib/directory/directory-filters";
import { describeOptions, switches } from "@/lib/directory/filter-labels";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { formatDollars } from "@/lib/format/numbers";
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

/** The filters without a pill of their own. */
const withoutPills = (selected: DirectoryFilters) =>
  toggles.reduce(
    (rest, { name, value }) => withoutOption(rest, name, value),
    without(selected, "price-to"),
  );

interface FilterPillsProps {
  filters: ListingFilters;
  /** The "Near me" button. */
  nearMe: ReactNode;
}

/**
 * A button for all filters that counts those that are set, then the filters that are set, then the
 * most common others.
 */
export function FilterPills({ filters, nearMe }: FilterPillsProps) {
  const { applied, addressOf } = useFilters(filters);
  const [sheet, setSheet] = useState<FilterPart | null>(null);
  const moving = useRef<string>(null);
  const count = describeOptions(without(applied, "sort")).length;
  const maximum = applied["price-to"];
  const price = formatDollars(Number(maximum));
  const links = [
    ...(maximum
      ? [
          {
            name: "price-to",
            value: maximum,
            text: t`Up to ${price}`,
            label: t`Up to ${price}/month`,
          },
        ]
      : []),
    ...toggles,
  ].map(({ name, value, text, label }) => {
    const isOn = selectedOptions(applied, name).includes(value);
    const change = isOn ? withoutOption : withOption;
    const pill = (
      <Link
        key={value}
        to={addressOf(change(applied, name, value))}
        preventScrollReset
        // It moves to the other pills, and keeps the focus. The row that it leaves starts anew.
        onClick={({ currentTarget: { parentElement } }) => {
          moving.current = `${value} ${!isOn}`;
          if (parentElement) parentElement.scrollLeft = 0;
        }}
        ref={(link) => {
          if (!link || moving.current !== `${value} ${isOn}`) return;
          moving.current = null;
          link.focus();
        }}
        aria-label={isOn ? t`Remove ${label}` : label}
        className={joinClasses(
          buttonClasses({ variant: "secondary", size: "sm" }),
          "shrink-0",
          isOn && "bg-sage ring-primary max-sm:gap-1",
        )}
      >
        {text}
        {isOn && <X aria-hidden="true" />}
      </Link>
    );
    return { isOn, pill };
  });
  const linksThatAre = (isOn: boolean) =>
    links.flatMap((one) => (one.isOn === isOn ? one.pill : []));
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-sm:[&>:is(a,button)]:px-3 sm:gap-2 sm:[&>:is(a,button)]:px-3.5">
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="shrink-0"
        onClick={() => setSheet("all")}
      >
        <SlidersHorizontal aria-hidden="true" />
        {/* On phones, the filters themselves need the room. */}
        <span className={count > 0 ? "max-sm:sr-only" : undefined}>{t`Filters`}</span>{" "}
        {count > 0 && <span>{count}</span>}
      </Button>
      {linksThatAre(true)}
      <FilterChips filters={filters} shown={withoutPills(applied)} />
      {/* On phones, it scrolls in the rest of the line, or in one of its own if a filter would not fit there. */}
      <PillRow className="max-sm:-ml-1 max-sm:min-w-0 max-sm:flex-1 max-sm:basis-44 max-sm:pl-1 sm:contents">
        {nearMe}
        <HouseholdButton variant="secondary" />
        {!maximum && <SheetButton label={t`Price`} onClick={() => setSheet("cost")} />}
        {linksThatAre(false)}
        <SheetButton label={t`Language`} onClick={() => setSheet("language")} />
      </PillRow>
      <ResultStatus filters={filters} />
      {sheet && <FilterSheet filters={filters} part={sheet} onClose={() => setSheet(null)} />}
    </div>
  );
}

/** Announces the number of results, because a pill keeps the focus. */
function ResultStatus({ filters }: { filters: ListingFilters }) {
  const { data: found } = useListingSearch(filters);
  return (
    <p role="status" className="sr-only">
      {found &&
        (found.isNearestFallback
          ? t`No practices within the distance. These are the nearest.`
          : limitedCount(found.total))}
    </p>
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
