import { LocateFixed } from "lucide-react";
import { useNearMe } from "@/components/directory/near-me";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Trans } from "@/components/ui/messages";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { withoutNearMe } from "@/lib/directory/recent-searches";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** Asks for the visitor's location when a search says "near me" and names no place. */
export function NearMePrompt({ filters }: { filters: ListingFilters }) {
  const { searchAround, isLocating, problem } = useNearMe();
  const { search, radius, selected } = filters;
  const { data: query } = useParsedQuery(search);
  const text = query?.nearMe?.without ?? withoutNearMe(search);
  return (
    <EmptyState
      title={t`Where are you?`}
      icon={<LocateFixed aria-hidden="true" />}
      actions={
        <>
          <Button isBusy={isLocating} onClick={() => searchAround(text, { ...selected, radius })}>
            <Trans>Use my location</Trans>
          </Button>
          <LinkButton to={paths.directory()} variant="secondary">
            <Trans>View All Doctors</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          To find doctors near you, share your location or add a city or ZIP code to your search.
        </Trans>
      </p>
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
    </EmptyState>
  );
}
