import type { ReactNode } from "react";
import { PlaceAlert } from "@/components/saved/place-alert";
import { LinkButton } from "@/components/ui/button";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { placePath } from "@/lib/directory/places";
import { stateInText } from "@/lib/format/state-in-text";
import { slugOf } from "@/lib/format/text";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { paths } from "@/lib/paths";

const maxOffers = 5;

const firstOfEach = (offers: (readonly [label: string, to: string])[]) =>
  [...new Map(offers)].slice(0, maxOffers);

const placeOf = ({ address_city: city, address_state: state }: ListingSummary) =>
  [`${city}, ${state}`, placePath({ state, city: slugOf(city) })] as const;

/** Suggests other searches, taken from published listings so that each one has results. */
export function OtherSearches({ search }: { search: string }) {
  const state = stateInText(search);
  const { data } = useListingSearch({ search: "", ...(state && { place: { state } }) });
  const { data: query } = useParsedQuery(search);
  const listings = data?.listings ?? [];
  const specialties = listings.flatMap(({ specialty }) =>
    specialty ? [[specialty, paths.directory({ search: specialty })] as const] : [],
  );
  return (
    <>
      <Offers title={state ? "Nearby places" : "Places with practices"}>
        {firstOfEach(listings.map(placeOf))}
      </Offers>
      <Offers title="Specialties">{firstOfEach(specialties)}</Offers>
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
