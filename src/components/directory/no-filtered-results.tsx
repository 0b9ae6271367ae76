import { SundayNote } from "@/components/directory/search-notes";
import { HouseholdButton } from "@/components/prices/household-button";
import { LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useFilters } from "@/hooks/directory/change-filters";
import { useCountedFilters, useFilterCounts } from "@/hooks/directory/filter-counts";
import { searched } from "@/lib/browser/search-params";
import { without } from "@/lib/directory/directory-filters";
import { describeFilters } from "@/lib/directory/filter-labels";
import { formatLowerBound } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";
import { describeHousehold, readAges } from "@/lib/prices/household-ages";

function noMatchText(search: string, isOneFilter: boolean): string {
  if (search)
    return isOneFilter
      ? t`No practices for “${search}” match your filter.`
      : t`No practices for “${search}” match all of your filters.`;
  return isOneFilter
    ? t`No practices match your filter.`
    : t`No practices match all of your filters.`;
}

/**
 * The message when filters leave no results, with the household that they are for and the number of
 * results each one hides.
 */
export function NoFilteredResults({ filters }: { filters: ListingFilters }) {
  const { applied, addressOf } = useFilters(filters);
  const { data: counts } = useFilterCounts(useCountedFilters(filters));
  const chosen = describeFilters(without(applied, "sort"));
  const ages = readAges(filters.selected?.household ?? null);
  const people = ages && describeHousehold(ages);
  const sortOnly = Object.fromEntries(Object.entries(applied).filter(([name]) => name === "sort"));
  return (
    <>
      <p className="wrap-anywhere">
        {noMatchText(filters.search.slice(0, 80), chosen.length === 1)}
      </p>
      {people && (
        <>
          <p className="mt-2">{t`Prices and ages are those of your household: ${people}.`}</p>
          <HouseholdButton />
        </>
      )}
      <SundayNote applied={applied} />
      <ul aria-label={t`Filters to remove`} className="mt-6 flex flex-wrap justify-center gap-2">
        {chosen.map(({ name, label }) => {
          const count = counts?.of("without", name);
          return (
            <li key={name}>
              <LinkButton
                to={addressOf(without(applied, name))}
                state={searched}
                variant="secondary"
                size="sm"
              >
                {t`Remove “${label}”` + (count ? ` (${formatLowerBound(count)})` : "")}
              </LinkButton>
            </li>
          );
        })}
        {chosen.length > 1 && (
          <li>
            <LinkButton to={addressOf(sortOnly)} state={searched} variant="secondary" size="sm">
              <Trans>Clear all filters</Trans>
            </LinkButton>
          </li>
        )}
      </ul>
    </>
  );
}
