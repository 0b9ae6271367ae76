import type { ReactNode } from "react";
import { NearMe, useNearMe } from "@/components/directory/near-me";
import { PlaceAlert } from "@/components/saved/place-alert";
import { LinkButton } from "@/components/ui/button";
import { useLikelyPlace } from "@/hooks/directory/likely-place";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { placePath } from "@/lib/directory/places";
import { slugOf } from "@/lib/format/text";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { tagName } from "@/lib/supabase/tag-names";

const maxOffers = 5;

const firstOfEach = (offers: (readonly [label: string, to: string])[]) =>
  [...new Map(offers)].slice(0, maxOffers);

const placeOf = ({ address_city: city, address_state: state }: ListingSummary) =>
  [`${city}, ${state}`, placePath({ state, city: slugOf(city) })] as const;

/** Suggests other searches, taken from published listings so that each one has results. */
export function OtherSearches({ search }: { search: string }) {
  const likely = useLikelyPlace(search);
  const nearMe = useNearMe();
  const { data: nearby } = useListingSearch(
    likely && "state" in likely ? { search: "", place: likely } : { search: likely?.search ?? "" },
  );
  const { data: query } = useParsedQuery(search);
  const listings = nearby?.listings ?? [];
  const specialties = listings.flatMap(({ specialty }) =>
    specialty ? [[tagName(specialty), paths.directory({ search: specialty })] as const] : [],
  );
  return (
    <>
      {likely ? (
        <Offers title={t`Nearby places`}>{firstOfEach(listings.map(placeOf))}</Offers>
      ) : (
        <div className="mt-6 flex flex-col items-center">
          <NearMe {...nearMe} variant="secondary" />
          {nearMe.problem && (
            <p role="alert" className="mt-2 text-sm text-danger">
              {nearMe.problem}
            </p>
          )}
        </div>
      )}
      <Offers title={t`Specialties`}>{firstOfEach(specialties)}</Offers>
      {query?.place && (
        <div className="mt-6 flex justify-center">
          <PlaceAlert place={query.place} />
        </div>
      )}
    </>
  );
}

interface OffersProps {
  title: string;
  children: (readonly [label: string, to: string])[];
}

function Offers({ title, children: offers }: OffersProps): ReactNode {
  if (offers.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-6">
      <p className="mb-2 text-sm font-semibold text-ink">{title}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {offers.map(([label, to]) => (
          <li key={to}>
            <LinkButton to={to} variant="secondary" size="sm">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
