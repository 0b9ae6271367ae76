import { MapPinOff } from "lucide-react";
import { useDeferredValue } from "react";
import { DoctorGrid, DoctorGridSkeleton } from "@/components/doctors/doctor-grid";
import { LoadingFailed } from "@/components/doctors/loading-failed";
import { SearchSummary } from "@/components/doctors/search-summary";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { useDoctorSearch } from "@/hooks/doctors/search";
import type { DoctorFilters } from "@/lib/doctor-filters";
import { paths } from "@/lib/paths";

/** What a search found, or the practices of a place, of which the page has said how many. */
export function DirectoryResults({ filters }: { filters: DoctorFilters }) {
  const search = useDoctorSearch(filters);
  // First drawn in small steps, so that the page answers meanwhile.
  const isDrawn = useDeferredValue(search.data !== undefined);

  if (search.isError && !search.data) {
    return (
      <LoadingFailed error={search.error} isBusy={search.isFetching} onRetry={search.refetch} />
    );
  }
  if (!search.data || !isDrawn) return <DoctorGridSkeleton />;
  if (search.data.doctors.length === 0) return <NothingFound search={filters.search} />;
  return (
    <>
      {!filters.place && <SearchSummary search={filters.search} result={search.data} />}
      <DoctorGrid doctors={search.data.doctors} />
      {search.hasNextPage && (
        <LoadMore
          loadingLabel="Loading more doctors..."
          isLoading={search.isFetchingNextPage}
          hasFailed={search.isFetchNextPageError}
          onLoadMore={() => void search.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <EmptyState
      title="No doctors found in this area."
      icon={<MapPinOff aria-hidden="true" />}
      actions={
        <>
          {search && <LinkButton to={paths.directory()}>View All Doctors</LinkButton>}
          <LinkButton to={paths.addDoctor} variant="secondary">
            Add a doctor you know
          </LinkButton>
        </>
      }
    >
      Try a nearby city, a ZIP code or the name of a state.
    </EmptyState>
  );
}
