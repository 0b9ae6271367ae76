import { MapPinOff } from "lucide-react";
import { CityLinks } from "@/components/directory/city-links";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import type { PlaceDescription } from "@/hooks/listings/place";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { paths } from "@/lib/paths";
import { summarizePlace } from "@/lib/places/place-summary";
import { type Place, placeName, placePath, placeSearch } from "@/lib/places/places";
import { DirectoryResults } from "@/pages/directory/directory-results";

interface PlaceListingProps {
  filters: ListingFilters & { place: Place };
  /** The full name of the place. */
  name: string;
  description: PlaceDescription;
}

/** The page of a place: a state starts with its cities, a city with its listings. */
export function PlaceListing({ filters, name, description }: PlaceListingProps) {
  const { state, city } = filters.place;
  const { cities, practice_count } = description;

  return (
    <>
      {practice_count > 0 && (
        <div className="mb-6 max-w-prose">
          <p className="text-lg">{summarizePlace(description)}</p>
          <TextLink
            to={paths.directory({
              search: placeSearch(state, description.city ?? undefined),
              map: "yes",
            })}
            className="inline-block py-2"
          >
            See them on a map
          </TextLink>
        </div>
      )}
      {city === undefined && cities.length > 0 && (
        <div className="mb-10">
          <CityLinks title={`Cities in ${name}`} state={state} cities={cities} />
        </div>
      )}
      {practice_count > 0 ? (
        <DirectoryResults filters={filters} />
      ) : (
        <NoPractices
          name={name}
          state={state}
          city={description.city}
          hasCities={cities.length > 0}
        />
      )}
      {city !== undefined && (
        <div className="mt-14">
          {cities.length > 0 && (
            <CityLinks title="Nearby cities with practices" state={state} cities={cities} />
          )}
          <p className="mt-6">
            <TextLink to={placePath({ state })} className="py-2">
              All practices in {placeName(state)}
            </TextLink>
          </p>
        </div>
      )}
    </>
  );
}

interface NoPracticesProps {
  name: string;
  state: string;
  /** Null on the page of a state. */
  city: string | null;
  hasCities: boolean;
}

function NoPractices({ name, state, city, hasCities }: NoPracticesProps) {
  return (
    <EmptyState
      title={`No practices are listed in ${name} yet.`}
      icon={<MapPinOff aria-hidden="true" />}
      actions={
        <>
          {city === null ? (
            <LinkButton to={paths.directory()}>View All Doctors</LinkButton>
          ) : (
            <LinkButton to={paths.directory({ search: `${city}, ${state}` })}>
              Show the nearest practices
            </LinkButton>
          )}
          <LinkButton to={paths.addListing} variant="secondary">
            Add a doctor you know
          </LinkButton>
        </>
      }
    >
      Know one? Add it so others can find it.
      {hasCities && " See nearby cities with practices below."}
    </EmptyState>
  );
}
