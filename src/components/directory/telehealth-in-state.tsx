import { useId } from "react";
import { ListingGrid } from "@/components/directory/listing-grid";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { placeName, placeSearch } from "@/lib/directory/places";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const shownAtOnce = 6;

/** Practices that see patients of a state by video or phone only. Renders nothing if there are none. */
export function TelehealthInState({ state }: { state: string }) {
  const place = placeSearch(state);
  const search = t`telehealth only in ${place}`;
  const name = placeName(state);
  const { data } = useListingSearch({ search });
  const headingId = useId();
  const listings = data?.listings.slice(0, shownAtOnce) ?? [];
  // Without any, the search shows results for other words or places.
  const isOther = !data || data.isNearestFallback || data.corrected || data.unmatched;
  if (isOther || listings.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="text-2xl">
        <Trans>Telehealth in {name}</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        <Trans>
          These practices see patients by video or phone only. Ask if they can see you where you
          live.
        </Trans>
      </p>
      <ListingGrid listings={listings} />
      {data.total > listings.length && (
        <p className="mt-6 print:hidden">
          <TextLink to={paths.directory({ search })} className="inline-block py-2">
            <Trans>See all {name} telehealth practices</Trans>
          </TextLink>
        </p>
      )}
    </section>
  );
}
