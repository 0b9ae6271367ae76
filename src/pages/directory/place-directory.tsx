import type { ReactNode } from "react";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGridSkeleton } from "@/components/directory/listing-grid";
import { BreadcrumbTrail } from "@/components/layout/breadcrumb-trail";
import { PageHead } from "@/components/layout/page-head";
import { usePlace } from "@/hooks/listings/place";
import { usePrefetchListingSearch } from "@/hooks/listings/search";
import { paths } from "@/lib/paths";
import { summarizePlace } from "@/lib/places/place-summary";
import { nameOfSlug, type Place, placeName, placePath, shortPlaceName } from "@/lib/places/places";
import { stateName } from "@/lib/places/us-states";
import type { Breadcrumb } from "@/lib/schema-org/breadcrumbs";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { PlaceListing } from "@/pages/directory/place-listing";

interface PlaceDirectoryProps {
  place: Place;
  /** Shown if there is no such place. */
  missing: ReactNode;
}

export function PlaceDirectory({ place, missing }: PlaceDirectoryProps) {
  const description = usePlace(place);
  const filters = { search: "", place };
  // Load the listings in parallel with the place.
  usePrefetchListingSearch(filters);
  const { data } = description;

  if (data === null) return missing;
  const city = place.city === undefined ? undefined : (data?.city ?? nameOfSlug(place.city));
  const name = placeName(place.state, city);
  const heading = `Direct Primary Care in ${name}`;
  return (
    <DirectoryFrame heading={heading} above={<BreadcrumbTrail trail={trailOf(place, city)} />}>
      <PageHead
        title={`Direct Primary Care in ${shortPlaceName(place.state, city)}`}
        socialImage="directory"
        description={`Direct Primary Care practices in ${name}, with monthly prices where practices publish them. ${data ? summarizePlace(data) : ""}`.trimEnd()}
        // A page without practices is of no use in search engines.
        isIndexed={data?.practice_count !== 0}
      />
      {data ? (
        <PlaceListing filters={filters} name={name} description={data} />
      ) : description.isError ? (
        <DirectoryFailure query={description} />
      ) : (
        <ListingGridSkeleton />
      )}
    </DirectoryFrame>
  );
}

function trailOf(place: Place, city: string | undefined): [Breadcrumb, ...Breadcrumb[]] {
  const { state } = place;
  return [
    { name: "Directory", path: paths.directory() },
    { name: stateName(state), path: placePath({ state }) },
    ...(city === undefined ? [] : [{ name: city, path: placePath(place) }]),
  ];
}
