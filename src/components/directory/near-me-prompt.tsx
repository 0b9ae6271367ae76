import { LocateFixed } from "lucide-react";
import { useNearMe } from "@/components/directory/near-me";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { withoutNearMe } from "@/lib/directory/recent-searches";
import { paths } from "@/lib/paths";

/** Asks for the visitor's location when a search says "near me" and names no place. */
export function NearMePrompt({ filters }: { filters: ListingFilters }) {
  const { searchAround, isLocating, problem } = useNearMe();
  const { search, radius, selected } = filters;
  const { data: query } = useParsedQuery(search);
  const text = query?.nearMe?.without ?? withoutNearMe(search);
  return (
    <EmptyState
      title="Where are you?"
      icon={<LocateFixed aria-hidden="true" />}
      actions={
        <>
          <Button isBusy={isLocating} onClick={() => searchAround(text, { ...selected, radius })}>
            Use my location
          </Button>
          <LinkButton to={paths.directory()} variant="secondary">
            View All Doctors
          </LinkButton>
        </>
      }
    >
      <p>To find doctors near you, share your location or add a city or ZIP code to your search.</p>
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
    </EmptyState>
  );
}
