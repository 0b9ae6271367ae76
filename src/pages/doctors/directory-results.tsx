import { MapPinOff } from "lucide-react";
import { DoctorGrid, DoctorGridSkeleton } from "@/components/doctors/doctor-grid";
import { LoadMore } from "@/components/doctors/load-more";
import { SearchSummary } from "@/components/doctors/search-summary";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { useDoctorSearch } from "@/hooks/doctors/search";
import type { DoctorFilters } from "@/lib/doctor-filters";
import { paths } from "@/lib/paths";

export function DirectoryResults({ filters }: { filters: DoctorFilters }) {
  const search = useDoctorSearch(filters);

  if (search.isPending) return <DoctorGridSkeleton />;
  if (!search.data) {
    return (
      <LoadingFailed error={search.error} isBusy={search.isFetching} onRetry={search.refetch} />
    );
  }
  if (search.data.doctors.length === 0) return <NothingFound search={filters.search} />;
  return (
    <>
      <SearchSummary search={filters.search} result={search.data} />
      <DoctorGrid doctors={search.data.doctors} />
      {search.hasNextPage && (
        <LoadMore
          isLoading={search.isFetchingNextPage}
          hasFailed={search.isFetchNextPageError}
          onLoadMore={() => void search.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

interface LoadingFailedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

function LoadingFailed({ error, isBusy, onRetry }: LoadingFailedProps) {
  return (
    <Notice
      tone="danger"
      isAlert
      title="We could not load the doctors"
      actions={
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
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
