import { MapPinOff } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, redirect, useLocation, useParams } from "react-router-dom";
import { CityLinks } from "@/components/directory/city-links";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGridSkeleton } from "@/components/directory/listing-grid";
import { TelehealthInState } from "@/components/directory/telehealth-in-state";
import { LoadingPage } from "@/components/site/loading-page";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { type PlaceDescription, placeQuery, usePlace } from "@/hooks/directory/place-listings";
import { listingSearchQuery, usePrefetchListingSearch } from "@/hooks/directory/search-listings";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { summarizePlace } from "@/lib/directory/place-summary";
import {
  nameOfSlug,
  type Place,
  placeName,
  placePath,
  placeSearch,
  readPlace,
  shortPlaceName,
} from "@/lib/directory/places";
import { stateName } from "@/lib/format/us-states";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { type Breadcrumb, breadcrumbData } from "@/lib/site/page-structured-data";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { DirectoryResults, NearScreen } from "@/pages/directory/directory-results";
import { Component as NotFoundPage } from "@/pages/site/not-found-page";

export const loader = serverLoader(async ({ queryClient, params, url, setNotFound }) => {
  const { state = "", city } = params;
  const place = readPlace(state, city);
  if (!place) return setNotFound();
  const path = placePath(place);
  if (url.pathname !== path) throw redirect(`${path}${url.search}`);
  const [description] = await Promise.all([
    queryClient.fetchQuery(placeQuery(place)),
    queryClient.fetchInfiniteQuery(listingSearchQuery({ search: "", place })),
  ]);
  if (!description) setNotFound();
});

/** The directory of a state or city. */
export function Component() {
  const { state = "", city } = useParams();
  const { pathname, search } = useLocation();
  const place = readPlace(state, city);
  const missing = <NotFoundPage />;

  if (!place) return missing;
  const path = placePath(place);
  // Codes, capitals, and extra slashes redirect to the one URL of a place.
  if (pathname !== path) {
    return (
      <>
        <Navigate to={`${path}${search}`} replace />
        <LoadingPage />
      </>
    );
  }
  return <PlaceDirectory key={path} place={place} missing={missing} />;
}

interface PlaceDirectoryProps {
  place: Place;
  /** Shown if there is no such place. */
  missing: ReactNode;
}

function PlaceDirectory({ place, missing }: PlaceDirectoryProps) {
  const query = usePlace(place);
  const filters = { search: "", place };
  // Load the listings in parallel with the place.
  usePrefetchListingSearch(filters);
  const { data } = query;

  if (data === null) return missing;
  const city = place.city === undefined ? undefined : (data?.city ?? nameOfSlug(place.city));
  const name = placeName(place.state, city);
  const shortName = shortPlaceName(place.state, city);
  const description = t`Direct Primary Care practices in ${name}, with monthly prices where practices publish them.`;
  const heading = t`Direct Primary Care in ${name}`;
  return (
    <DirectoryFrame heading={heading} above={<BreadcrumbTrail trail={trailOf(place, city)} />}>
      <PageHead
        title={t`Direct Primary Care in ${shortName}`}
        socialImage="directory"
        description={data ? `${description} ${summarizePlace(data)}` : description}
        // A page without practices is of no use in search engines.
        isIndexed={data?.practice_count !== 0}
      />
      {data ? (
        <PlaceListing filters={filters} name={name} description={data} />
      ) : query.isError ? (
        <DirectoryFailure query={query} />
      ) : (
        <ListingGridSkeleton />
      )}
    </DirectoryFrame>
  );
}

function trailOf(place: Place, city: string | undefined): [Breadcrumb, ...Breadcrumb[]] {
  const { state } = place;
  return [
    { name: t`Directory`, path: paths.directory() },
    { name: stateName(state), path: placePath({ state }) },
    ...(city === undefined ? [] : [{ name: city, path: placePath(place) }]),
  ];
}

interface PlaceListingProps {
  filters: ListingFilters & { place: Place };
  /** The full name of the place. */
  name: string;
  description: PlaceDescription;
}

/** The page of a place: a state starts with its cities, a city with its listings. */
function PlaceListing({ filters, name, description }: PlaceListingProps) {
  const { state, city } = filters.place;
  const { cities, practice_count } = description;
  const stateFullName = stateName(state);

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
            <Trans>See them on a map</Trans>
          </TextLink>
        </div>
      )}
      {city === undefined && cities.length > 0 && (
        <div className="mb-10">
          <CityLinks title={t`Cities in ${name}`} state={state} cities={cities} />
        </div>
      )}
      {practice_count > 0 ? (
        <DirectoryResults filters={filters} />
      ) : (
        <>
          <NoPractices
            name={name}
            state={state}
            city={description.city}
            hasCities={cities.length > 0}
          />
          <TelehealthInState state={state} />
        </>
      )}
      {city !== undefined && (
        <div className="mt-14">
          {cities.length > 0 && (
            <CityLinks title={t`Nearby cities with practices`} state={state} cities={cities} />
          )}
          <p className="mt-6">
            <TextLink to={placePath({ state })} className="py-2">
              <Trans>All practices in {stateFullName}</Trans>
            </TextLink>
          </p>
        </div>
      )}
      {practice_count > 0 && (
        <NearScreen>
          <TelehealthInState state={state} />
        </NearScreen>
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
      title={t`No practices with an office in ${name} are listed yet.`}
      icon={<MapPinOff aria-hidden="true" />}
      actions={
        <>
          {city !== null && hasCities ? (
            <LinkButton to={paths.directory({ search: `${city}, ${state}` })}>
              <Trans>Show the nearest practices</Trans>
            </LinkButton>
          ) : (
            <>
              <LinkButton to={paths.directory({ search: t`telehealth only` })}>
                <Trans>See telehealth practices</Trans>
              </LinkButton>
              <LinkButton to={paths.directory()} variant="secondary">
                <Trans>View All Doctors</Trans>
              </LinkButton>
            </>
          )}
          <LinkButton to={paths.addListing} hrefLang="en" variant="secondary">
            <Trans>Add a doctor you know</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Know one? Add it so others can find it.</Trans>
      {hasCities && (
        <>
          {" "}
          <Trans>See nearby cities with practices below.</Trans>
        </>
      )}
    </EmptyState>
  );
}

/** Breadcrumbs ending with the current page, also as structured data. */
function BreadcrumbTrail({ trail }: { trail: [Breadcrumb, ...Breadcrumb[]] }) {
  return (
    <nav aria-label={t`Breadcrumbs`} className="-mt-4 mb-2 text-sm print:hidden">
      <StructuredData data={breadcrumbData(...trail)} />
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-11 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <TextLink to={path} className="py-2">
                {name}
              </TextLink>
            ) : (
              <span aria-current="page" className="text-ink-soft">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
