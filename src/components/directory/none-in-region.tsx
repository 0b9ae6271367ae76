import { MapPinOff } from "lucide-react";
import { AroundPlace } from "@/components/directory/around-place";
import { QueryParts } from "@/components/directory/query-parts";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { isFiltered } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { paths } from "@/lib/paths";

interface NoneInRegionProps {
  filters: ListingFilters;
  /** The place that was searched. */
  place: string;
  /** Where no practice matches, such as "Puerto Rico". */
  region: string;
}

/** The message for a search whose nearest results are across the sea, with practices that see patients by video or phone. */
export function NoneInRegion({ filters, place, region }: NoneInRegionProps) {
  const { search, selected } = filters;
  const { data: query } = useParsedQuery(search);
  const isForMore = isFiltered(selected) || (query?.withoutPlace ?? "") !== "";
  return (
    <>
      <EmptyState
        title={
          isForMore
            ? `No practices in ${region} match your search.`
            : `No practices are listed in ${region} yet.`
        }
        icon={<MapPinOff aria-hidden="true" />}
        actions={
          <>
            <LinkButton to={paths.directory({ search: "telehealth only" })}>
              See telehealth practices
            </LinkButton>
            <LinkButton to={paths.directory()} variant="secondary">
              View All Doctors
            </LinkButton>
            <LinkButton to={paths.addListing} variant="secondary">
              Add a doctor you know
            </LinkButton>
          </>
        }
      >
        {search && (
          <div className="flex flex-col items-center">
            <QueryParts search={search} isNearYou={false} />
          </div>
        )}
        <p>
          The nearest ones are too far away to visit. Some practices see patients by video or phone
          in other states: ask if they can see you where you live.
        </p>
      </EmptyState>
      <AroundPlace place={place} filters={filters} />
    </>
  );
}
